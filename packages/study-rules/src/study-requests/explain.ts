import { inReadingOrder, isDefinition, pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { pointsOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const most = 6;
const nearly = 0.55;

/** What the documents say about a subject: its definition first, then the rest in reading order. */
export const explain = ({ request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const points = documents.flatMap(pointsOf);
  const scored = pointsAbout(subject, points);
  const [best] = scored;
  if (!best) return undefined;
  const chosen = scored.filter(({ score }) => score >= best.score * nearly).slice(0, most);
  const ordered = inReadingOrder(
    chosen.map(({ point }) => point),
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
