import { constructs } from './gold.ts';
import type { Verdict } from './judge.ts';
import type { Annotated } from './documents.ts';

/** A document with what was made of it, twice: what was created, and that with what is to be checked. */
export interface Judged {
  readonly document: Annotated;
  readonly format: string;
  readonly created: Verdict;
  readonly shown: Verdict;
}

const percent = (part: number, all: number) => (all === 0 ? '   –' : `${((100 * part) / all).toFixed(0).padStart(3)}%`);

const sum = (judged: readonly Judged[], count: (one: Judged) => number) =>
  judged.reduce((total, one) => total + count(one), 0);

const precision = (judged: readonly Judged[], of: (one: Judged) => Verdict) => {
  const right = sum(judged, (one) => of(one).matched.length);
  return percent(right, right + sum(judged, (one) => of(one).wrong.length + of(one).forbidden.length));
};
const recall = (judged: readonly Judged[], of: (one: Judged) => Verdict) => {
  const right = sum(judged, (one) => of(one).matched.length);
  return percent(right, right + sum(judged, (one) => of(one).missed.length));
};

const row = (name: string, judged: readonly Judged[]) => {
  const required = sum(judged, ({ created }) => created.matched.length + created.missed.length);
  const entries = sum(
    judged,
    ({ created }) => created.matched.length + created.wrong.length + created.forbidden.length,
  );
  const bad = sum(judged, ({ created }) => created.forbidden.length);
  const typed = sum(
    judged,
    ({ created }) =>
      created.matched.filter(
        ({ gold, entry }) => gold.type === entry.eventType || gold.alternatives.types.includes(entry.eventType),
      ).length,
  );
  const [made, shown] = [(one: Judged) => one.created, (one: Judged) => one.shown];
  return [
    name.padEnd(26),
    String(judged.length).padStart(4),
    String(required).padStart(5),
    precision(judged, made),
    recall(judged, made),
    precision(judged, shown),
    recall(judged, shown),
    percent(bad, entries),
    percent(
      typed,
      sum(judged, ({ created }) => created.matched.length),
    ),
  ].join('  ');
};

const heading = `${''.padEnd(26)}  docs  events  created: precision, recall   with "to check"   forbidden  type`;

/** The table of one set: all of it, then by construct, language and format. */
export const report = (judged: readonly Judged[]): string => {
  const groups = (key: (one: Judged) => string) =>
    [...Map.groupBy(judged, key)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => row(`  ${name}`, own));
  const byConstruct = constructs.map((how) => {
    const of = (verdict: Verdict) => ({
      found: verdict.matched.filter(({ gold }) => gold.how === how).length,
      missed: verdict.missed.filter((gold) => gold.how === how).length,
    });
    const total = (pick: (one: Judged) => Verdict) => {
      const all = judged.map((one) => of(pick(one)));
      const found = all.reduce((count, one) => count + one.found, 0);
      return { found, all: found + all.reduce((count, one) => count + one.missed, 0) };
    };
    const [created, shown] = [total((one) => one.created), total((one) => one.shown)];
    return `  ${how.padEnd(24)}  ${String(created.all).padStart(11)}        recall ${percent(created.found, created.all)}               ${percent(shown.found, shown.all)}`;
  });
  return [
    heading,
    row('all', judged),
    ...groups(({ document }) => document.reference.language),
    ...groups(({ format }) => format),
    ...byConstruct,
  ].join('\n');
};
