import { rootsIn } from '../study-material/text.ts';
import { leadsAway, type Point, titlesOf } from './points.ts';

/** How much of a subject's words a set has, from 0 to 1. */
export const shareIn = (subject: readonly string[], roots: ReadonlySet<string>): number =>
  subject.length === 0 ? 0 : subject.filter((root) => roots.has(root)).length / subject.length;

const asRoots = (subject: string) => [...new Set(rootsIn(subject))];

const isTerm = (term: string, subject: readonly string[]) => {
  const own = new Set(rootsIn(term));
  const [first] = subject;
  // "Long" in a table of insulins is the row of "long acting insulin"
  const isShorter = own.size > 0 && shareIn([...own], new Set(subject)) === 1 && first !== undefined && own.has(first);
  return isShorter || (own.size > 0 && shareIn(subject, own) === 1 && own.size <= subject.length + 1);
};

/** "Osmosis is …", "A process is …". */
const copula =
  /\b(?:is|are|was|were|means|refers to|describes|ist|sind|bezeichnet|bedeutet|heißt|es|son|significa|est|sont|désigne)\b/iu;
const preposition =
  /^(?:for|in|on|at|with|without|by|from|under|if|when|after|before|für|bei|mit|wenn|para|con|pour|avec)\s/iu;
const opensWith = ({ text }: Point, subject: readonly string[]) => {
  const [opening = ''] = text.split(copula);
  // "For a band on a gel this is …" is about something else
  return (
    !preposition.test(opening) &&
    opening.length < text.length &&
    opening.length < 60 &&
    shareIn(subject, new Set(rootsIn(opening))) === 1
  );
};

const enough = 0.66;

export interface Scored {
  readonly point: Point;
  readonly score: number;
}

/** The points that are about a subject, best first: its definition, then what says most about it. */
export const pointsAbout = (subject: string, points: readonly Point[]): Scored[] => {
  const roots = asRoots(subject);
  if (roots.length === 0) return [];
  return points
    .flatMap((point): Scored[] => {
      const own = shareIn(roots, point.roots);
      const above = leadsAway(point.section.title ?? '') ? [] : rootsIn(titlesOf(point.section));
      const titled = shareIn(roots, new Set(above));
      const covered = shareIn(roots, new Set([...point.roots, ...above]));
      const isNamed = point.term !== null && isTerm(point.term, roots);
      if (!isNamed && (covered < enough || Math.max(own, titled) < 0.5)) return [];
      const defines = isNamed ? 1.5 : opensWith(point, roots) ? 1 : 0;
      return [{ point, score: own + 0.5 * titled + defines }];
    })
    .toSorted((a, b) => b.score - a.score);
};

/** Whether it is the definition of a subject. */
export const isDefinition = (point: Point, subject: string): boolean => {
  const roots = asRoots(subject);
  return (point.term !== null && isTerm(point.term, roots)) || opensWith(point, roots);
};

/** Whether it is the entry or the row of a subject. */
export const isNamedBy = ({ term }: Point, subject: string): boolean => term !== null && isTerm(term, asRoots(subject));

/** Keeps the order of the documents. */
export const inReadingOrder = (chosen: readonly Point[], points: readonly Point[]): Point[] => {
  const wanted = new Set(chosen);
  return points.filter((point) => wanted.has(point));
};
