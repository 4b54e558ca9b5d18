"""Every sound of the table, synthesised from scratch.

    python3 sounds.py            write ../*.wav, then check them and print a table
    python3 sounds.py --check    only check the files already there

Needs Python 3 and numpy.  Seeds are fixed, so a second run writes the same
files.  All are 16-bit mono; one-shots at 32000 Hz, the loop at 16000 Hz.
"""

import sys
import wave
from pathlib import Path

import numpy as np

OUT = Path(__file__).resolve().parent.parent
RATE = 32000
LOOP_RATE = 16000
PEAK_DB = -9.0
LOOP_PEAK_DB = -24.0
FADE = 0.003
TAU = 2.0 * np.pi


# ---------------------------------------------------------------- tools

def rng_for(seed):
    # RandomState: its streams are frozen across numpy versions.
    return np.random.RandomState(seed)


def blank(seconds, rate=RATE):
    return np.zeros(int(round(seconds * rate)))


def times(n, rate=RATE):
    return np.arange(n) / rate


def band_gain(f, lo, hi, order=2):
    f = np.maximum(f, 1e-6)
    return (1.0 / np.sqrt(1.0 + (lo / f) ** (2 * order))
            / np.sqrt(1.0 + (f / hi) ** (2 * order)))


def noise(rng, n, lo, hi, order=2, rate=RATE):
    """Band-shaped noise, unit RMS, stationary over its whole length."""
    spare = 2048
    x = rng.standard_normal(n + 2 * spare)
    spec = np.fft.rfft(x)
    spec *= band_gain(np.fft.rfftfreq(len(x), 1.0 / rate), lo, hi, order)
    y = np.fft.irfft(spec, len(x))[spare:spare + n]
    return y / np.sqrt(np.mean(y ** 2))


def lowpass(x, hz, order=2, rate=RATE):
    """A causal cascade of one-pole low-passes, so no onset is smeared backwards."""
    # Each pole is moved up so that the whole cascade is 3 dB down at hz.
    pole = hz / np.sqrt(2.0 ** (1.0 / order) - 1.0)
    size = 1 << int(np.ceil(np.log2(len(x) + rate // 10)))
    z = np.exp(-1j * TAU * np.fft.rfftfreq(size, 1.0 / rate) / rate)
    a = np.exp(-TAU * pole / rate)
    response = ((1 - a) / (1 - a * z)) ** order
    return np.fft.irfft(np.fft.rfft(x, size) * response, size)[:len(x)]


def add(x, y, at, gain=1.0, rate=RATE):
    """Add y into x from the given second on; what overhangs is dropped."""
    i = int(round(at * rate))
    m = min(len(y), len(x) - i)
    if m > 0:
        x[i:i + m] += gain * y[:m]


def rise(t, attack):
    """Raised-cosine onset."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(t / attack, 0.0, 1.0))


def swell(n, peak, rise_power=2.0, fall_power=2.0):
    """A hump from 0 to 0 with its top at the fraction `peak`."""
    u = np.arange(n) / max(n - 1, 1)
    up = np.sin(0.5 * np.pi * np.clip(u / peak, 0, 1)) ** rise_power
    down = np.sin(0.5 * np.pi * np.clip((1 - u) / (1 - peak), 0, 1)) ** fall_power
    return np.where(u < peak, up, down)


def struck(seconds, modes, attack=0.001, rate=RATE):
    """A struck body: a sum of (hz, gain, decay seconds) modes."""
    t = times(int(round(seconds * rate)), rate)
    y = sum(g * np.sin(TAU * f * t) * np.exp(-t / d) for f, g, d in modes)
    return y * rise(t, attack)


def burst(rng, seconds, lo, hi, decay, attack=0.001, order=2):
    """A short puff of band noise with an exponential tail."""
    n = int(round(seconds * RATE))
    t = times(n)
    return noise(rng, n, lo, hi, order) * np.exp(-t / decay) * rise(t, attack)


def room(x, rng, decay, gain, predelay=0.004, lo=200, hi=3000):
    """A little air around a dry sound; the length stays the same."""
    m = int(decay * 5 * RATE)
    t = times(m)
    ir = noise(rng, m, lo, hi, 1) * np.exp(-t / decay) * rise(t, 0.003)
    ir /= np.sqrt(np.sum(ir ** 2))
    size = 1 << int(np.ceil(np.log2(len(x) + m)))
    wet = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(ir, size), size)
    y = x.copy()
    add(y, wet[:len(x)], predelay, gain)
    return y


def close(x, seconds):
    """A long smooth ending for ringing sounds."""
    m = int(seconds * RATE)
    y = x.copy()
    y[-m:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(m) / m)
    return y


def finish(x):
    """Rumble out, ends faded to zero, no offset, gentle peak."""
    n = len(x)
    size = 1 << int(np.ceil(np.log2(n + RATE // 4)))
    spec = np.fft.rfft(x, size)
    spec *= band_gain(np.fft.rfftfreq(size, 1.0 / RATE), 45.0, 1e9, 2)
    y = np.fft.irfft(spec, size)[:n]
    m = int(round(FADE * RATE))
    ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(m) / m)
    y[:m] *= ramp
    y[-m:] *= ramp[::-1]
    hump = np.sin(np.pi * np.arange(n) / (n - 1)) ** 2
    y -= hump * (y.sum() / hump.sum())
    return y * (10 ** (PEAK_DB / 20) / np.max(np.abs(y)))


# ---------------------------------------------------------------- paper

def card():
    rng = rng_for(101)
    x = blank(0.120)
    n = len(x)
    # The slide over the cloth, fading as the card comes to rest.
    slide = noise(rng, n, 800, 2800, 2)
    grain = 1.0 + 0.35 * noise(rng, n, 20, 160, 1)
    x += 0.22 * slide * grain * swell(n, 0.30, 1.4, 2.2)
    # The soft landing.
    add(x, burst(rng, 0.085, 90, 420, 0.017, 0.004), 0.026, 0.62)
    add(x, struck(0.085, [(135, 0.9, 0.020), (228, 0.5, 0.013)], 0.004), 0.026)
    add(x, burst(rng, 0.030, 900, 2600, 0.005, 0.002, 1), 0.027, 0.26)
    return lowpass(x, 4800)


def flip():
    rng = rng_for(102)
    x = blank(0.160)
    # Air under the card, dark at first and lighter as it comes over.
    n = int(0.115 * RATE)
    dark, light = noise(rng, n, 350, 1000, 2), noise(rng, n, 1200, 3000, 2)
    u = np.arange(n) / n
    air = dark * np.cos(0.5 * np.pi * u) + light * np.sin(0.5 * np.pi * u)
    add(x, air * swell(n, 0.60, 1.8, 1.8), 0.002, 0.15)
    # The bend letting go, then the face coming down.
    add(x, burst(rng, 0.020, 1400, 3800, 0.0040, 0.001, 1), 0.070, 0.36)
    add(x, burst(rng, 0.055, 180, 1000, 0.011, 0.003), 0.098, 0.55)
    add(x, struck(0.055, [(190, 0.6, 0.014), (330, 0.3, 0.009)], 0.003), 0.098)
    add(x, burst(rng, 0.030, 1100, 3000, 0.005, 0.001, 1), 0.099, 0.30)
    return lowpass(x, 5200)


def shuffle():
    rng = rng_for(103)
    x = blank(0.600)
    # Corners falling, a little faster towards the end.
    count = 30
    u = (np.arange(count) + 0.5) / count
    at = 0.008 + 0.405 * (0.62 * u + 0.38 * np.sqrt(u))
    at += rng.uniform(-0.0040, 0.0040, count)
    for k in range(count):
        size = (0.45 + 0.55 * swell(count, 0.7, 1, 1)[k]) * rng.uniform(0.55, 1.0)
        low = rng.uniform(750, 1300)
        add(x, burst(rng, 0.030, low, low * rng.uniform(2.2, 3.4),
                     rng.uniform(0.0028, 0.0050), 0.001, 1), at[k], 0.30 * size)
        body = rng.uniform(300, 420)
        add(x, struck(0.030, [(body, 1.0, 0.006)], 0.0015), at[k], 0.26 * size)
    n = int(0.430 * RATE)
    add(x, noise(rng, n, 1000, 3400, 1) * swell(n, 0.65, 1.2, 1.2), 0.0, 0.035)
    # The halves sliding together and a soft tap to square them.
    n = int(0.140 * RATE)
    add(x, noise(rng, n, 700, 2800, 1) * swell(n, 0.45, 1.6, 1.6), 0.405, 0.085)
    add(x, burst(rng, 0.070, 180, 900, 0.011, 0.003), 0.522, 0.28)
    add(x, struck(0.070, [(210, 0.40, 0.013)], 0.003), 0.522)
    return lowpass(x, 5200)


def page():
    rng = rng_for(104)
    x = blank(0.250)
    n = len(x)
    # One sweep of paper through the air: three bands that open in turn.
    for lo, hi, top, gain in ((280, 750, 0.30, 0.17), (850, 1900, 0.44, 0.20),
                              (2000, 3800, 0.55, 0.10)):
        flutter = 1.0 + 0.40 * noise(rng, n, 12, 70, 1)
        x += gain * noise(rng, n, lo, hi, 2) * flutter * swell(n, top, 2.0, 3.0)
    # Small crinkles while the sheet bends.
    for _ in range(16):
        where = 0.030 + 0.150 * rng.beta(2.2, 2.0)
        low = rng.uniform(1100, 2100)
        add(x, burst(rng, 0.014, low, low * 2.0, rng.uniform(0.0015, 0.0032), 0.0008, 1),
            where, 0.34 * rng.uniform(0.3, 1.0))
    # The sheet lying down.
    add(x, burst(rng, 0.060, 160, 700, 0.014, 0.006), 0.176, 0.36)
    add(x, burst(rng, 0.040, 900, 2400, 0.008, 0.004), 0.177, 0.12)
    return lowpass(x, 5200)


# ---------------------------------------------------------------- wood

def pick():
    rng = rng_for(201)
    x = blank(0.070)
    add(x, burst(rng, 0.040, 500, 2200, 0.006, 0.002, 1), 0.003, 0.20)
    add(x, struck(0.064, [(560, 0.55, 0.012), (905, 0.42, 0.010),
                          (1490, 0.13, 0.005)], 0.0018), 0.003)
    # A brush of felt as the piece leaves.
    n = int(0.050 * RATE)
    add(x, noise(rng, n, 900, 2800, 1) * swell(n, 0.35), 0.014, 0.055)
    return lowpass(x, 4800)


def wood():
    rng = rng_for(202)
    x = blank(0.110)
    # First layer: the knock itself.
    add(x, burst(rng, 0.030, 350, 2400, 0.0032, 0.0008, 1), 0.003, 0.30)
    add(x, struck(0.060, [(168, 0.45, 0.014)], 0.0020), 0.003)
    # Second layer: the short ring of the piece and the board.
    add(x, struck(0.106, [(420, 0.95, 0.022), (431, 0.22, 0.018),
                          (900, 0.50, 0.013), (1640, 0.13, 0.006)], 0.0012), 0.003)
    return lowpass(room(x, rng, 0.020, 0.12), 5200)


def dice():
    rng = rng_for(203)
    x = blank(0.450)
    dies = ([(1120, 0.66, 0.0068), (1870, 0.26, 0.0042), (2950, 0.10, 0.0028)],
            [(1285, 0.66, 0.0064), (2140, 0.24, 0.0038), (3310, 0.09, 0.0026)])
    # (second, die, strength): two falls, uneven bounces, a short rattle to rest.
    knocks = ((0.004, 0, 0.95), (0.037, 1, 1.00), (0.101, 0, 0.62), (0.118, 1, 0.50),
              (0.163, 0, 0.44), (0.209, 1, 0.52), (0.226, 0, 0.25), (0.262, 0, 0.30),
              (0.287, 1, 0.26), (0.313, 1, 0.20), (0.327, 0, 0.15), (0.346, 1, 0.12),
              (0.358, 1, 0.08), (0.367, 1, 0.05))
    for at, die, force in knocks:
        bend = rng.uniform(0.93, 1.07)
        modes = [(f * bend, g * rng.uniform(0.7, 1.2), d) for f, g, d in dies[die]]
        add(x, struck(0.060, modes, 0.0006), at, force)
        board = rng.uniform(0.95, 1.05)
        add(x, struck(0.080, [(255 * board, 0.36, 0.014), (410 * board, 0.54, 0.013),
                              (705 * board, 0.32, 0.009)], 0.0012), at, force ** 1.25)
        add(x, burst(rng, 0.020, 500, 2800, 0.0026, 0.0006, 1), at, 0.20 * force)
    return lowpass(room(x, rng, 0.026, 0.16), 4600)


def refuse():
    rng = rng_for(204)
    x = blank(0.160)
    for at, force, bend in ((0.003, 1.0, 1.0), (0.079, 0.80, 0.955)):
        add(x, struck(0.080, [(186 * bend, 0.9, 0.019), (305 * bend, 0.70, 0.013),
                              (520 * bend, 0.30, 0.008)], 0.003), at, force)
        add(x, burst(rng, 0.040, 150, 800, 0.007, 0.002), at, 0.20 * force)
    return lowpass(x, 1500)


def button():
    rng = rng_for(205)
    x = blank(0.040)
    add(x, struck(0.036, [(820, 0.60, 0.0060), (1370, 0.30, 0.0040)], 0.0014), 0.003)
    add(x, burst(rng, 0.020, 700, 2600, 0.0022, 0.0010, 1), 0.003, 0.12)
    return lowpass(x, 4200)


# ---------------------------------------------------------------- metal

def coins():
    rng = rng_for(301)
    x = blank(0.300)
    ratios = (1.0, 1.73, 2.33, 2.91)
    for at, base, force in ((0.003, 1980.0, 0.85), (0.068, 2260.0, 1.0),
                            (0.127, 1790.0, 0.72)):
        modes = []
        for k, r in enumerate(ratios):
            f = base * r * rng.uniform(0.985, 1.015)
            g, d = 0.60 * 0.50 ** k, 0.058 / (1 + 0.55 * k)
            modes += [(f, g, d), (f * rng.uniform(1.004, 1.009), 0.6 * g, d * 0.9)]
        add(x, struck(0.296, modes, 0.0020), at, force)
        # Coin on coin on cloth.
        add(x, struck(0.060, [(410, 0.30, 0.010), (690, 0.20, 0.008)], 0.002), at, force)
        add(x, burst(rng, 0.020, 900, 3600, 0.0030, 0.001, 1), at, 0.10 * force)
    # A tiny second touch of the last coin.
    add(x, struck(0.120, [(1802, 0.30, 0.030), (3125, 0.10, 0.020)], 0.002), 0.163, 0.5)
    return close(lowpass(room(x, rng, 0.030, 0.14, hi=4500), 4200), 0.110)


def bell():
    rng = rng_for(302)
    x = blank(1.400)
    strike = 622.0
    # Ratio, gain, decay: hum, prime, minor third, fifth, nominal and above.
    parts = ((0.502, 0.34, 1.05), (1.000, 0.62, 0.72), (1.193, 0.46, 0.60),
             (1.506, 0.17, 0.42), (2.000, 0.52, 0.46), (2.514, 0.13, 0.26),
             (2.665, 0.12, 0.24), (3.011, 0.15, 0.20), (4.166, 0.07, 0.12))
    modes = []
    for r, g, d in parts:
        f = strike * r
        split = rng.uniform(1.1, 2.6)
        modes += [(f - split / 2, 0.80 * g, d), (f + split / 2, 0.20 * g, d * 0.93)]
    add(x, struck(1.390, modes, 0.007), 0.004)
    add(x, burst(rng, 0.060, 500, 1800, 0.010, 0.004, 1), 0.004, 0.05)
    # Far away: darkened, with the square around it.
    x = lowpass(x, 2300)
    x = room(x, rng, 0.190, 0.34, 0.028, 250, 1700)
    return close(x, 0.750)


# ---------------------------------------------------------------- notes

def mallet(hz, seconds, decay, rng):
    modes = [(hz, 1.0, decay), (hz * 2.0, 0.05, decay * 0.5),
             (hz * 3.93, 0.17, decay * 0.26), (hz * 9.4, 0.025, decay * 0.09)]
    y = struck(seconds, modes, 0.005)
    add(y, burst(rng, 0.025, 250, 1100, 0.006, 0.003, 1), 0.0, 0.06)
    return y


def good():
    rng = rng_for(401)
    x = blank(0.500)
    for at, hz, force in ((0.003, 392.00, 0.78), (0.108, 493.88, 0.86),
                          (0.216, 587.33, 1.00)):
        add(x, mallet(hz, 0.490, 0.120, rng), at, force)
    return close(lowpass(room(x, rng, 0.070, 0.14), 4000), 0.200)


def bad():
    rng = rng_for(402)
    x = blank(0.400)
    for at, hz, force in ((0.003, 233.08, 0.95), (0.136, 196.00, 1.00)):
        y = mallet(hz, 0.390, 0.110, rng)
        y += struck(0.390, [(hz * 2.0, 0.20, 0.070)], 0.006)
        add(x, y, at, force)
    return close(lowpass(room(x, rng, 0.060, 0.12), 2200), 0.170)


# ---------------------------------------------------------------- dusk

def dusk():
    """Twelve seconds that are periodic by construction: noise made from a
    spectrum, swells of whole cycles, and everything else added round the ring."""
    rng = rng_for(501)
    rate, seconds = LOOP_RATE, 12.0
    n = int(rate * seconds)
    t = np.arange(n) / rate
    freqs = np.fft.rfftfreq(n, 1.0 / rate)

    def ring_noise(lo, hi, order, tilt=0.0):
        spec = rng.standard_normal(len(freqs)) + 1j * rng.standard_normal(len(freqs))
        spec *= band_gain(freqs, lo, hi, order)
        spec *= np.maximum(freqs, 20.0) ** tilt
        spec[0] = spec[-1] = 0.0
        y = np.fft.irfft(spec, n)
        return y / np.sqrt(np.mean(y ** 2))

    def ring_swell(*waves):
        return sum(g * np.cos(TAU * (k * t / seconds - p)) for k, g, p in waves)

    def ring_add(x, y, at, gain):
        i = int(round(at * rate))
        np.add.at(x, (i + np.arange(len(y))) % n, gain * y)

    def ring_room(x, decay, gain, lo, hi):
        m = int(decay * 6 * rate)
        tail = times(m, rate)
        ir = noise(rng, m, lo, hi, 1, rate) * np.exp(-tail / decay) * rise(tail, 0.020)
        ir /= np.sqrt(np.sum(ir ** 2))
        wet = np.fft.irfft(np.fft.rfft(x) * np.fft.rfft(ir, n), n)
        return x + gain * wet

    # Wind: a dark bed, and a lighter breath that follows the swells.
    gust = 0.5 + ring_swell((1, 0.22, 0.56), (2, 0.13, 0.20), (3, 0.09, 0.71),
                            (5, 0.05, 0.33))
    gust = np.clip(gust, 0.05, None)
    wind = ring_noise(110, 300, 2, -0.25) * (0.45 + 0.75 * gust)
    wind += 0.42 * ring_noise(350, 900, 2) * gust ** 1.5
    wind += 0.07 * ring_noise(1000, 2000, 2) * gust ** 2.0
    x = 0.048 * wind

    # The owl: a round low tone, far off; the second time with a short one before.
    def hoot(length, hz):
        m = int(length * rate)
        u = np.arange(m) / m
        pitch = hz * (0.965 + 0.045 * np.sin(np.pi * u ** 0.7) - 0.018 * u)
        phase = TAU * np.cumsum(pitch) / rate
        tone = np.sin(phase) + 0.10 * np.sin(2 * phase) + 0.03 * np.sin(3 * phase)
        breath = noise(rng, m, hz * 0.8, hz * 1.5, 2, rate)
        return (tone + 0.07 * breath) * swell(m, 0.38, 1.6, 1.5)

    owl = np.zeros(n)
    ring_add(owl, hoot(0.62, 352.0), 3.05, 0.85)
    ring_add(owl, hoot(0.20, 338.0), 8.02, 0.42)
    ring_add(owl, hoot(0.70, 344.0), 8.42, 0.75)
    x += 0.100 * ring_room(owl, 0.42, 0.55, 200, 900)

    # Crickets: a few voices, each a whole number of chirps round the ring.
    crickets = np.zeros(n)
    voices = ((4150.0, 19, 3, 0.0300, 1.00, 0.10), (4390.0, 23, 3, 0.0270, 0.70, 0.27),
              (3920.0, 16, 4, 0.0325, 0.60, 0.44), (4630.0, 27, 2, 0.0250, 0.40, 0.05))
    for hz, chirps, pulses, step, gain, offset in voices:
        drift = rng.uniform(0, 1)
        for c in range(chirps):
            start = offset + c * seconds / chirps + rng.uniform(-0.030, 0.030)
            level = gain * (0.72 + 0.22 * np.cos(TAU * (2 * c / chirps + drift)))
            level *= rng.uniform(0.85, 1.0)
            for p in range(pulses):
                m = int(0.019 * rate)
                u = np.arange(m) / rate
                f = hz * rng.uniform(0.997, 1.003)
                pulse = np.sin(TAU * (f * u - 900.0 * u ** 2)) * swell(m, 0.45, 1.5, 1.5)
                ring_add(crickets, pulse, start + p * step, level * (0.7, 1.0, 0.95, 0.8)[p])
    crickets = ring_room(crickets, 0.11, 0.55, 2500, 5500)
    # A distant chorus behind the near voices.
    chorus = ring_noise(3700, 4700, 6) * (0.8 + ring_swell((36, 0.14, 0.1), (5, 0.12, 0.6)))
    x += 0.016 * crickets + 0.0022 * chorus

    # Slowest rumble out; then turn the ring so that it begins at a quiet zero.
    spec = np.fft.rfft(x) * band_gain(freqs, 50.0, 1e9, 2)
    spec[0] = 0.0
    x = np.fft.irfft(spec, n)
    half = int(0.02 * rate)
    power = np.fft.irfft(np.fft.rfft(x ** 2) * np.fft.rfft(np.ones(half), n), n)
    power = np.roll(power, -half // 2)
    reach = int(0.35 * rate)
    spots = [i % n for i in range(-reach, reach) if x[i - 1] <= 0.0 < x[i]]
    best = min(spots, key=lambda i: power[i])
    x = np.roll(x, -best)
    return x * (10 ** (LOOP_PEAK_DB / 20) / np.max(np.abs(x)))


# ---------------------------------------------------------------- files

# name: (maker, longest seconds allowed, sensible range of the spectral centroid)
SOUNDS = {
    "card": (card, 0.120, (200, 2500)),
    "flip": (flip, 0.160, (400, 3500)),
    "shuffle": (shuffle, 0.600, (600, 3500)),
    "pick": (pick, 0.070, (500, 2000)),
    "wood": (wood, 0.110, (300, 1300)),
    "dice": (dice, 0.450, (500, 2000)),
    "coins": (coins, 0.300, (1500, 3800)),
    "good": (good, 0.500, (350, 1000)),
    "bad": (bad, 0.400, (150, 500)),
    "bell": (bell, 1.400, (400, 1300)),
    "page": (page, 0.250, (800, 3500)),
    "refuse": (refuse, 0.160, (120, 500)),
    "button": (button, 0.040, (700, 2000)),
    "dusk": (dusk, 12.0, (200, 2200)),
}


def save(name, x, rate):
    data = np.round(x * 32767.0).astype("<i2")
    with wave.open(str(OUT / (name + ".wav")), "wb") as f:
        f.setnchannels(1)
        f.setsampwidth(2)
        f.setframerate(rate)
        f.writeframes(data.tobytes())


def load(name):
    with wave.open(str(OUT / (name + ".wav")), "rb") as f:
        assert f.getnchannels() == 1 and f.getsampwidth() == 2, name
        raw = f.readframes(f.getnframes())
        return np.frombuffer(raw, "<i2").astype(float) / 32767.0, f.getframerate()


def db(v):
    return 20 * np.log10(max(v, 1e-9))


def ear_weight(f):
    """The A curve, as a power gain."""
    q = f ** 2
    a = (12194.0 ** 2 * q ** 2 / ((q + 20.6 ** 2) * (q + 12194.0 ** 2)
         * np.sqrt((q + 107.7 ** 2) * (q + 737.9 ** 2))))
    return (a * 1.2589) ** 2


def loudest(x, rate):
    """A-weighted level of the loudest 50 ms (or of all, when shorter), in dB."""
    m = min(len(x), int(0.050 * rate))
    best = 0.0
    for i in range(0, len(x) - m + 1, max(m // 4, 1)):
        power = np.abs(np.fft.rfft(x[i:i + m])) ** 2
        weighted = np.sum(power * ear_weight(np.fft.rfftfreq(m, 1.0 / rate)))
        # Always over 50 ms, so that very short sounds count as short.
        best = max(best, 2 * weighted / m / int(0.050 * rate))
    return 10 * np.log10(best + 1e-12)


def check():
    head = ("name", "rate", "ms", "peak dB", "RMS dB", "ear dB", "DC", "centroid",
            "first", "last", "KB")
    print("%-8s %6s %6s %8s %8s %8s %9s %9s %7s %7s %6s" % head)
    wrong = []
    for name, (_, longest, (low, high)) in SOUNDS.items():
        x, rate = load(name)
        loop = name == "dusk"
        power = np.abs(np.fft.rfft(x)) ** 2
        freqs = np.fft.rfftfreq(len(x), 1.0 / rate)
        centroid = np.sum(freqs * power) / np.sum(power)
        peak, rms, dc = np.max(np.abs(x)), np.sqrt(np.mean(x ** 2)), np.mean(x)
        size = (OUT / (name + ".wav")).stat().st_size / 1024
        print("%-8s %6d %6.0f %8.2f %8.2f %8.2f %9.1e %9.0f %7.4f %7.4f %6.1f" % (
            name, rate, 1000 * len(x) / rate, db(peak), db(rms), loudest(x, rate),
            dc, centroid, x[0], x[-1], size))
        want = LOOP_PEAK_DB if loop else PEAK_DB
        tests = {
            "rate": rate == (LOOP_RATE if loop else RATE),
            "length": len(x) <= round(longest * rate),
            "peak": abs(db(peak) - want) < 0.1,
            "offset": abs(dc) < 1e-4,
            "centroid": low <= centroid <= high,
            "ends": loop or max(abs(x[0]), abs(x[-1])) < 1e-3,
        }
        wrong += ["%s: %s" % (name, k) for k, ok in tests.items() if not ok]
        if loop:
            step = np.abs(np.diff(x))
            seam = abs(x[0] - x[-1])
            bend = np.abs(np.diff(x, 2))
            around = np.concatenate([x[-3:], x[:3]])
            seam_bend = np.max(np.abs(np.diff(around, 2)))
            m = rate // 20
            sides = [np.sqrt(np.mean(s ** 2)) for s in (x[-m:], x[:m])]
            print("  loop seam: step %.1e (median step %.1e, 99%% %.1e); bend %.1e "
                  "(99%% %.1e); level 50 ms before %.1f dB, after %.1f dB" % (
                      seam, np.median(step), np.percentile(step, 99), seam_bend,
                      np.percentile(bend, 99), db(sides[0]), db(sides[1])))
            if seam > np.percentile(step, 99) or seam_bend > np.percentile(bend, 99):
                wrong.append("dusk: seam")
    print("all in order" if not wrong else "WRONG: " + ", ".join(wrong))
    return not wrong


def main():
    if "--check" not in sys.argv[1:]:
        for name, (make, _, _) in SOUNDS.items():
            if name == "dusk":
                save(name, make(), LOOP_RATE)
            else:
                save(name, finish(make()), RATE)
    return 0 if check() else 1


if __name__ == "__main__":
    sys.exit(main())
