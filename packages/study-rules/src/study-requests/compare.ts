import { rootsIn } from '../study-material/text.ts';
import { inReadingOrder, pointsAbout, shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const mostOfEach = 4;
/** What only mentions a subject is left out next to its definition. */
const nearly = 0.5;
const mostTogether = 3;

/** "FIFO", "LRU": what each is, what is said of both at once, and nothing when one is missing. */
export const compare = ({ request: { subjects }, documents }: Answering) => {
  const named = subjects.slice(0, 4);
  if (named.length < 2) return undefined;
  const points = documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject);
  const isNamed = (subject: string, roots: ReadonlySet<string>) => shareIn(rootsIn(subject), roots) >= 0.99;
  const namesAll = ({ roots, kind }: Point) => kind !== 'table' && named.every((subject) => isNamed(subject, roots));
  const together = points.filter(namesAll).slice(0, mostTogether);
  /** Under a title that names several of them, only a point that names one itself is about it. */
  const isOf = (subject: string, { roots, section }: Point) => {
    const titled = new Set(rootsIn(titlesOf(section)));
    return isNamed(subject, roots) || named.filter((each) => isNamed(each, titled)).length < 2;
  };
  const groups = named.map((subject) => {
    const scored = pointsAbout(subject, points).filter(
      ({ point }) => !together.includes(point) && isOf(subject, point),
    );
    const most = scored[0]?.score ?? 0;
    const best = scored
      .filter(
        ({ score, point: { section } }) =>
          score >= most * nearly || isNamed(subject, new Set(rootsIn(section.title ?? ''))),
      )
      .map(({ point }) => point);
    return { heading: subject, points: inReadingOrder(best.slice(0, mostOfEach), points) };
  });
  if (groups.some((group) => group.points.length === 0) && together.length === 0) return undefined;
  return groupedReply(`${named.join(' and ')} in your documents:`, [
    ...(together.length > 0 ? [{ heading: 'Both', points: together }] : []),
    ...groups,
  ]);
};
