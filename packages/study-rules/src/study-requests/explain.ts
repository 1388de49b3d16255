import { rootsIn } from '../study-material/text.ts';
import { inReadingOrder, isDefinition, isNamedBy, pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { densestRun, inSentences, shareAlike, titledBy, upTo } from './section-about.ts';
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

const isEntryOf = (point: Point, subject: string) =>
  isNamedBy(point, subject) && rootsIn(point.term ?? '').length <= rootsIn(subject).length;

const mostOfSection = 12;
const mostOfRun = 5;
const mostWords = 3;
const inSteps = /\b(?:steps|stages|phases|schritte|phasen|étapes|pasos)\b/iu;

/** The table whose first column is headed by a subject: what each of its kinds is. */
const rowsOf = (subject: string, points: readonly Point[]) => {
  const roots = rootsIn(subject);
  return points.filter(({ part }) => part.kind === 'table' && shareAlike(roots, rootsIn(part.of)) === 1);
};

/** The section that a subject is the title of, whole, and what defines it elsewhere. */
const sectionOn = (subject: string, points: readonly Point[]) => {
  const section = titledBy(subject, points);
  const rows = rowsOf(subject, points);
  const [first] = section;
  if (!first)
    return rows.length === 0
      ? undefined
      : groupedReply(`What your documents say about ${subject}:`, [
          { heading: rows[0]?.section.title ?? null, points: rows.slice(0, mostOfSection) },
        ]);
  const scores = new Map(pointsAbout(subject, section).map(({ point, score }) => [point, score]));
  const elsewhere = inSentences(points).filter((point) => point.section !== first.section && isEntryOf(point, subject));
  return groupedReply(`What your documents say about ${subject}:`, [
    { heading: null, points: elsewhere.slice(0, 2) },
    { heading: first.section.title, points: upTo(mostOfSection, section, (point) => scores.get(point) ?? 0) },
  ]);
};

/** What the documents say about a subject: its section, or its definition first and then the rest in reading order. */
export const explain = ({ message, request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const points = documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject);
  const section = sectionOn(subject, points);
  if (section) return section;
  const scored = pointsAbout(subject, points);
  const [best] = scored;
  if (!best) {
    const isProcess = /\b(?:happens?|works?|steps?)\b/iu.test(message);
    const run = densestRun(subject, points, {
      size: mostOfRun,
      prefers: isProcess ? inSteps : undefined,
    });
    const [first] = run;
    // a longer one is a question in other words
    if (!first || rootsIn(subject).length > mostWords) return undefined;
    return groupedReply(`The closest passages on ${subject}, which may not answer your question:`, [
      { heading: first.section.title, points: run },
    ]);
  }
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
  // "what do the bands mean": each of them means something else
  if (/\bwhat do\b/iu.test(answering.message) && rowsOf(subject, points).length > 0) return undefined;
  const [definition] = pointsAbout(subject, points).filter(({ point }) => isDefinition(point, subject));
  return (
    definition && groupedReply(`Your documents define ${subject}:`, [{ heading: null, points: [definition.point] }])
  );
};
