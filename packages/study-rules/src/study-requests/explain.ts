import { inReadingOrder, isDefinition, pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const most = 6;
const nearly = 0.55;

const few = 3;
const mostNext = 2;
const label = 80;
/** The sentences that continue a short one which opens with the subject, when little else is said. */
const nextTo = (point: Point, subject: string, points: readonly Point[]): Point[] => {
  const opens = point.text.toLowerCase().startsWith(subject.toLowerCase().slice(0, 5));
  if (point.kind !== 'prose' || point.text.length > label || !opens) return [];
  const at = points.indexOf(point) + 1;
  return points.slice(at, at + mostNext).filter(({ part }) => part === point.part);
};

/** What the documents say about a subject: its definition first, then the rest in reading order. */
export const explain = ({ request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const points = documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject);
  const scored = pointsAbout(subject, points);
  const [best] = scored;
  if (!best) return undefined;
  const found = scored.filter(({ score }) => score >= best.score * nearly).slice(0, most);
  const about = found.map(({ point }) => point);
  const ordered = inReadingOrder(
    about.length < few ? [...about, ...about.flatMap((point) => nextTo(point, subject, points))] : about,
    points,
  );
  const definitions = ordered.filter((point) => isDefinition(point, subject));
  const rest = ordered.filter((point) => !definitions.includes(point));
  return groupedReply(`What your documents say about ${subject}:`, [
    { heading: null, points: [...definitions, ...rest] },
  ]);
};

/** The definition of a subject alone. */
export const define = (answering: Answering) => {
  const subject = answering.request.subjects.join(' ');
  const points = answering.documents.flatMap(pointsOf);
  const [definition] = pointsAbout(subject, points).filter(({ point }) => isDefinition(point, subject));
  return (
    definition && groupedReply(`Your documents define ${subject}:`, [{ heading: null, points: [definition.point] }])
  );
};
