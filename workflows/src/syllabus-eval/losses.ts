import { type Decided, isLikely, toCheckFrom } from '@hub/study-rules/training';
import { constructs, type GoldEvent } from './gold.ts';
import type { Judged } from './report.ts';
import { isOnDay, sameTitle, titleLikeness } from './judge.ts';

/** Where a required event was lost, in the order of the stages. */
const stages = ['unwritten', 'calendar', 'day', 'name', 'doubted', 'unlikely', 'merged'] as const;
type Stage = (typeof stages)[number];

/** What the stages made of a document. */
interface Traced {
  /** The days that its text names, in the term. */
  readonly written: ReadonlySet<string>;
  /** Each of the things. */
  readonly rated: readonly Decided[];
}

const monthAndDay = (day: string) => day.slice(5);

/** The first stage that did not have an event that is not shown. */
export const lostAt = (event: GoldEvent, { written, rated }: Traced): Stage => {
  const onDay = rated.filter(({ thing }) => isOnDay(event, thing.day));
  const named = onDay.filter(({ thing }) => titleLikeness(event, thing.title) >= sameTitle);
  if (onDay.length === 0) {
    const days = [...written];
    if (days.some((day) => isOnDay(event, day))) return 'day';
    return days.some((day) => monthAndDay(day) === monthAndDay(event.date)) ? 'calendar' : 'unwritten';
  }
  if (named.length === 0) return 'name';
  if (named.some((one) => isLikely(one, toCheckFrom))) return 'merged';
  return named.every(({ isDoubted, agreed }) => isDoubted && !agreed) ? 'doubted' : 'unlikely';
};

const heading = ['', 'events', 'created', 'to check', ...stages].map((name, index) =>
  index === 0 ? name.padEnd(18) : name.padStart(9),
);

export interface Fate {
  readonly event: GoldEvent;
  readonly fate: 'created' | 'to check' | Stage;
}

/** What happened to each required event of a document. */
export const fatesOf = ({ created, shown }: Pick<Judged, 'created' | 'shown'>, traced: Traced): Fate[] => {
  const made = new Set(created.matched.map(({ gold }) => gold));
  return [
    ...shown.matched.map(({ gold }): Fate => ({ event: gold, fate: made.has(gold) ? 'created' : 'to check' })),
    ...shown.missed.map((event): Fate => ({ event, fate: lostAt(event, traced) })),
  ];
};

/** Counts, per construct, of what happened to the required events. */
export const lossReport = (fates: readonly Fate[]): string => {
  const row = (name: string, own: readonly Fate[]) => {
    const counts = (['created', 'to check', ...stages] as const).map(
      (fate) => own.filter((one) => one.fate === fate).length,
    );
    return [name.padEnd(18), ...[own.length, ...counts].map((count) => String(count).padStart(9))].join('  ');
  };
  const groups = [...constructs, undefined].map((how) =>
    row(
      how ?? 'not said',
      fates.filter(({ event }) => event.how === how),
    ),
  );
  return [heading.join('  '), row('all', fates), ...groups].join('\n');
};
