import { rootsIn } from '../study-material/text.ts';
import { leadsAway, type Point } from './points.ts';

const fewestLetters = 5;
/** "resist" and "resistant", which no common ending shows. */
const isAlike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= fewestLetters && (one.startsWith(other) || other.startsWith(one)));

/** How much of some roots others have in any form, from 0 to 1. */
export const shareAlike = (of: readonly string[], others: readonly string[]): number =>
  of.length === 0 ? 0 : of.filter((root) => others.some((other) => isAlike(root, other))).length / of.length;

const bySection = (points: readonly Point[]) => [...Map.groupBy(points, ({ section }) => section)];

/** Without the paragraphs that answer a question: their sentences are points too. */
export const inSentences = (points: readonly Point[]): Point[] => points.filter(({ kind }) => kind !== 'asked');

/** All of the section whose title names a subject, and says least besides it. */
export const titledBy = (subject: string, points: readonly Point[]): Point[] => {
  const roots = [...new Set(rootsIn(subject))];
  const [best] = bySection(inSentences(points))
    .map(([{ title }, own]) => ({ own, written: title ?? '', title: [...new Set(rootsIn(title ?? ''))] }))
    .filter(({ title, written }) => shareAlike(roots, title) === 1 && !leadsAway(written))
    .toSorted((a, b) => shareAlike(b.title, roots) - shareAlike(a.title, roots));
  return best?.own ?? [];
};

/** How much it says to have a word, by how few points have it. */
const weights = (roots: readonly string[], points: readonly Point[]) =>
  new Map(
    roots.map((root) => {
      const having = points.filter((point) => shareAlike([root], [...point.roots]) === 1).length;
      return [root, having === 0 ? 0 : Math.log(1 + points.length / having)];
    }),
  );

const enough = 0.5;
const half = 0.5;
const opening = 0.1;

interface Run {
  /** The most points that it has. */
  readonly size: number;
  /** Words for the form that is wanted. */
  readonly prefers?: RegExp | undefined;
}

/**
 * The run of points of one section that says most about a subject; none when all of them leave out the better half of its
 * words.
 */
export const densestRun = (subject: string, points: readonly Point[], { size, prefers }: Run): Point[] => {
  const all = inSentences(points).filter(({ isSubject }) => isSubject);
  const weightOf = weights([...new Set(rootsIn(subject))], all);
  const total = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  const hits = new Map(
    all.map((point) => [point, [...weightOf].filter(([root]) => shareAlike([root], [...point.roots]) === 1)]),
  );
  const valueOf = (run: readonly Point[]) => {
    const found = new Map(run.flatMap((point) => hits.get(point) ?? []));
    const covered = [...found.values()].reduce((sum, weight) => sum + weight, 0);
    const repeated = run.flatMap((point) => hits.get(point) ?? []).reduce((sum, [, weight]) => sum + weight, 0);
    const fits = prefers !== undefined && run.some(({ text }) => prefers.test(text)) ? half * total : 0;
    const [first] = run;
    const opens = first && (hits.get(first) ?? []).length > 0 ? opening * total : 0;
    return { covered, value: covered + repeated / size + fits + opens };
  };
  const [best] = bySection(all)
    .flatMap(([, own]) => own.map((_, from) => own.slice(from, from + size)))
    .map((run) => ({ run, ...valueOf(run) }))
    .filter(({ covered }) => total > 0 && covered >= enough * total)
    .toSorted((a, b) => b.value - a.value);
  return best?.run ?? [];
};

/** The best of many, in reading order; a short section stays whole. */
export const upTo = (most: number, points: readonly Point[], worth: (point: Point) => number): Point[] => {
  if (points.length <= most) return [...points];
  const chosen = new Set(points.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
  return points.filter((point) => chosen.has(point));
};
