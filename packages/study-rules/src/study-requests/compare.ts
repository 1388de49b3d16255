import { rootsIn } from '../study-material/text.ts';
import { inReadingOrder, pointsAbout, shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const mostOfEach = 3;
const mostTogether = 3;

/** "FIFO", "LRU": what each is, what is said of both at once, and nothing when one is missing. */
export const compare = ({ request: { subjects }, documents }: Answering) => {
  const named = subjects.slice(0, 4);
  if (named.length < 2) return undefined;
  const points = documents.flatMap(pointsOf);
  const namesAll = ({ roots }: Point) => named.every((subject) => shareIn(rootsIn(subject), roots) >= 0.99);
  const together = points.filter(namesAll).slice(0, mostTogether);
  const groups = named.map((subject) => {
    const best = pointsAbout(subject, points)
      .map(({ point }) => point)
      .filter((point) => !together.includes(point));
    return { heading: subject, points: inReadingOrder(best.slice(0, mostOfEach), points) };
  });
  if (groups.some((group) => group.points.length === 0) && together.length === 0) return undefined;
  return groupedReply(`${named.join(' and ')} in your documents:`, [
    ...(together.length > 0 ? [{ heading: 'Both', points: together }] : []),
    ...groups,
  ]);
};
