import { groupedReply } from './study-reply.ts';
import { type Point } from './points.ts';
import { inReadingOrder, pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { scopeOf } from './scope.ts';

const most = 12;
const mostOfOne = 6;

/** How often each root is used: what a text is about, it repeats. */
const frequencies = (points: readonly Point[]) => {
  const counts = new Map<string, number>();
  for (const { roots } of points) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
};

/** The best of each section in turn, until there are enough. */
const spread = (points: readonly Point[]): Point[] => {
  const counts = frequencies(points);
  const worth = ({ roots, isComplete }: Point, index: number) =>
    [...roots].reduce((sum, root) => sum + (counts.get(root) ?? 0), 0) / (roots.size + 3) +
    (index === 0 ? 1.5 : 0) +
    (isComplete ? 0 : -2);
  const sections = [...Map.groupBy(points, ({ section }) => section).values()].map((own) =>
    own
      .map((point, index) => ({ point, score: worth(point, index) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ point }) => point),
  );
  const limit = sections.length === 1 ? mostOfOne : most;
  const chosen: Point[] = [];
  for (let turn = 0; chosen.length < limit && sections.some((own) => turn < own.length); turn += 1) {
    if (turn > 0 && chosen.length >= limit / 2 && sections.length > 1) break;
    for (const own of sections) {
      const point = own[turn];
      if (point && chosen.length < limit) chosen.push(point);
    }
  }
  return chosen;
};

/** The most important sentences of the documents, of a part, or about a subject. */
export const summarise = ({ message, request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const scope = scopeOf(message, subject, documents);
  const everything = documents.flatMap(({ sections }) => sections).length > 0;
  const about =
    scope.points.length > 0 || subject === ''
      ? scope.points
      : pointsAbout(subject, scopeOf(message, '', documents).points).map(({ point }) => point);
  if (about.length === 0 || !everything) return undefined;
  const chosen = inReadingOrder(spread(about), about);
  const groups = [...Map.groupBy(chosen, ({ section }) => section)].map(([{ title }, points]) => ({
    heading: title,
    points,
  }));
  const what = scope.name === null ? 'your documents' : scope.name;
  return groupedReply(`The main points of ${what}, in the documents' own words:`, groups);
};
