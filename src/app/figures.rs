//! Figures that need a window: windows that measure themselves, started and compared.

use std::{
    collections::BTreeMap,
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
    time::Instant,
};

/// How often each window is opened; the quickest start counts, the rest of the machine being what it is.
const STARTS: usize = 3;

/// What a window told of itself.
type Told = BTreeMap<String, f64>;

/// Measures and prints each figure with its goal.
///
/// # Errors
/// In one sentence, if no window can be opened.
pub fn print(show: fn(&str, String, &str)) -> Result<(), String> {
    let empty = told("empty")?;
    let lane = told("lane")?;
    let table = told("table")?;
    let get = |of: &Told, name: &str| of.get(name).copied().unwrap_or(f64::NAN);
    let ms = |of: &Told, name: &str| get(of, name) * 1e3;
    let goal =
        format!("{:.0} ms: 1.3 x an empty window’s {:.0}", ms(&empty, "first") * 1.3, ms(&empty, "first"));
    show("The lane: first interactive frame", format!("{:.0} ms", ms(&lane, "first")), &goal);
    show(
        "The lane: complete in small pictures",
        format!("{:.0} ms", ms(&lane, "complete")),
        "first + 300 ms",
    );
    show(
        "The lane: processor while nothing happens",
        format!("{:.2} %", get(&lane, "idle")),
        "1 % of a core",
    );
    let goal = format!(
        "{:.0} MiB: 1.5 x an empty window’s {:.0}",
        get(&empty, "memory") * 1.5,
        get(&empty, "memory")
    );
    let memory = format!("{:.0} MiB", get(&lane, "memory"));
    show(&format!("The lane: memory less {:.0} MiB of pictures", get(&lane, "images")), memory, &goal);
    show("Mythwind’s table: complete after the start", format!("{:.0} ms", ms(&table, "complete")), "-");
    show("Mythwind’s table: a frame while dragging, mean", format!("{:.2} ms", get(&table, "frame")), "4 ms");
    show(
        "Mythwind’s table: a frame while dragging, 95 of 100",
        format!("{:.2} ms", get(&table, "frame95")),
        "-",
    );
    Ok(())
}

/// Opens a window that measures itself, a few times, and keeps the least of each number.
fn told(probe: &str) -> Result<Told, String> {
    let mut least = Told::new();
    for _ in 0..STARTS {
        for (name, value) in once(probe)? {
            let kept = least.entry(name).or_insert(value);
            *kept = kept.min(value);
        }
    }
    Ok(least)
}

fn once(probe: &str) -> Result<Told, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let mut child = Command::new(program)
        .args(["probe", probe])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let mut told = Told::new();
    let lines = BufReader::new(child.stdout.take().ok_or("it says nothing")?);
    for line in lines.lines().map_while(Result::ok) {
        let Some((name, value)) = line.split_once(' ') else { continue };
        let value = match name {
            // Moments are told when they come.
            "first" | "complete" => begun.elapsed().as_secs_f64(),
            _ => value.parse().unwrap_or(f64::NAN),
        };
        told.insert(name.to_owned(), value);
    }
    let _ = child.wait();
    if told.contains_key("first") {
        Ok(told)
    } else {
        Err("no window can be opened here; `figures --rules` measures all that needs none".into())
    }
}
