list-and = and
