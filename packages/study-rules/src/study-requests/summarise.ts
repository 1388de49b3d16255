import { groupedReply } from './study-reply.ts';
import { eachOnce, type Point } from './points.ts';
import { inReadingOrder, pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { densestRun, inSentences } from './section-about.ts';
import { scopeOf } from './scope.ts';

const most = 12;
const mostOfOne = 8;
const mostOfRun = 4;
/** So many sections are summarised as fully as there is room for. */
const fewSections = 3;

/** "…, which is called spalling", "Curing means": a sentence that says what something is. */
const naming = /\*\*|["“„]|\b(?:is|are|means|called|named|known as|defined|refers? to|heißt|nennt)\b/u;

/** A kind of text: everything that there is. */
const wholeTexts =
  /^(?:interview|transcript|essay|article|paper|glossary|lecture|handout|minutes|seminar|lab|report|handbook|guide)$/iu;

/** How often each root is used: what a text is about, it repeats. */
const frequencies = (points: readonly Point[]) => {
  const counts = new Map<string, number>();
  for (const { roots } of points) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
};

const mostListed = 12;
/** A section that is a list is given whole. */
const listed = (points: readonly Point[]) => {
  const items = points.filter(({ kind, isSubject }) => kind !== 'prose' && isSubject);
  return items.length <= mostListed ? items.length : 0;
};

/** The best of each section in turn, until there are enough. */
const spread = (points: readonly Point[]): Point[] => {
  const counts = frequencies(points);
  const worth = ({ roots, isComplete, isSubject, kind, text }: Point, index: number) =>
    [...roots].reduce((sum, root) => sum + (counts.get(root) ?? 0), 0) / (roots.size + 3) +
    (index === 0 ? 1.5 : 0) +
    (isComplete ? 0 : -2) +
    (kind === 'list' || kind === 'entries' || kind === 'table' ? 1 : 0) +
    (kind === 'prose' && naming.test(text) ? 0.5 : 0) +
    (isSubject ? 0 : -4);
  const sections = [...Map.groupBy(points, ({ section }) => section).values()].map((own) =>
    own
      .map((point, index) => ({ point, score: worth(point, index) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ point }) => point),
  );
  const limit = sections.length === 1 ? Math.max(mostOfOne, listed(points)) : most;
  const chosen: Point[] = [];
  for (let turn = 0; chosen.length < limit && sections.some((own) => turn < own.length); turn += 1) {
    if (turn > 0 && chosen.length >= limit / 2 && sections.length > fewSections) break;
    for (const own of sections) {
      const point = own[turn];
      if (point && chosen.length < limit) chosen.push(point);
    }
  }
  return chosen;
};

/** Where most is said about a subject: a run of one section when nothing has all of its words. */
const sectionOrPoints = (subject: string, points: readonly Point[]): Point[] => {
  const about = pointsAbout(subject, points).map(({ point }) => point);
  const [first] = densestRun(subject, points, { size: mostOfRun });
  const isThere = ({ section }: Point) => section === first?.section;
  const inside = about.filter(isThere).length;
  // what is spread over the documents is about no section
  return first && inside * 2 >= about.length ? inSentences(points).filter(isThere) : about;
};

/** The most important sentences of the documents, of a part, or about a subject. */
export const summarise = ({ message, request, documents }: Answering) => {
  const named = request.subjects.join(' ');
  const subject = wholeTexts.test(named) ? '' : named;
  const scope = scopeOf(message, subject, documents);
  const everything = documents.flatMap(({ sections }) => sections).length > 0;
  const about =
    scope.points.length > 0 || subject === ''
      ? scope.points
      : sectionOrPoints(subject, scopeOf(message, '', documents).points);
  if (about.length === 0 || !everything) return undefined;
  const said = eachOnce(inSentences(about));
  const chosen = inReadingOrder(spread(said), said);
  const groups = [...Map.groupBy(chosen, ({ section }) => section)].map(([{ title }, points]) => ({
    heading: title,
    points,
  }));
  const what = scope.name === null ? 'your documents' : scope.name;
  return groupedReply(`The main points of ${what}, in the documents' own words:`, groups);
};
