/** A drawn line of a table, an underline or a strike: `at` is its position across, `from` and `to` its extent. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Rules {
  readonly horizontal: readonly Rule[];
  readonly vertical: readonly Rule[];
}

const touch = 2.5;

/** Sorted positions; those closer than 3 points are merged. */
export const positions = (values: readonly number[]): number[] => {
  const result: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (result.at(-1) ?? -Infinity) > 3) result.push(value);
  }
  return result;
};

/** Merges touching pieces of one line: tables are often drawn cell by cell. */
export const joined = (rules: readonly Rule[]): Rule[] => {
  const places = positions(rules.map((rule) => rule.at));
  return places.flatMap((at, index) => {
    const end = places[index + 1] ?? Infinity;
    const own = rules.filter((rule) => rule.at >= at && rule.at < end).toSorted((a, b) => a.from - b.from);
    const result: Rule[] = [];
    for (const rule of own) {
      const last = result.at(-1);
      if (last && rule.from <= last.to + touch) {
        result[result.length - 1] = { at: last.at, from: last.from, to: Math.max(last.to, rule.to) };
      } else result.push(rule);
    }
    return result;
  });
};

export const crosses = (horizontal: Rule, vertical: Rule) =>
  vertical.at >= horizontal.from - touch &&
  vertical.at <= horizontal.to + touch &&
  horizontal.at >= vertical.from - touch &&
  horizontal.at <= vertical.to + touch;

export const covers = (rules: readonly Rule[], at: number, along: number) =>
  rules.some((rule) => Math.abs(rule.at - at) <= 3 && rule.from - 1 <= along && along <= rule.to + 1);
