import { rootsIn } from '../study-material/text.ts';
import { inReadingOrder, isDefinition, isNamedBy, pointsAbout, shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';
import { densestRun, inSentences, titledBy } from './section-about.ts';
import { groupedReply } from './study-reply.ts';

const mostOfEach = 5;
const mostOfSection = 8;
/** What only mentions a subject is left out next to its definition. */
const nearly = 0.5;
const mostTogether = 3;
const mostOfKind = 12;
const sameSection = 4;

const isNamed = (subject: string, roots: ReadonlySet<string>) => shareIn(rootsIn(subject), roots) >= 0.99;

/** "the two water companies": the part of the documents that says most about them. */
const compareKind = (subject: string, points: readonly Point[]) => {
  const [first] = densestRun(subject, points, { size: sameSection });
  const section = first ? inSentences(points).filter((point) => point.section === first.section) : [];
  const found = section.length <= mostOfKind ? section : densestRun(subject, section, { size: mostOfKind });
  if (!first || found.length === 0) return undefined;
  return groupedReply(`${subject} in your documents:`, [{ heading: first.section.title, points: found }]);
};

const pointsBack = /\b(?:these|those|the (?:reverse|opposite|former|latter))\b/iu;
const opensWithPronoun = /^(?:it|its|they|their|this|these|such|both|here|er|sie|es|dies\w*|elle?|ils?)\b/iu;

/** With the sentence before one that points back to it, and those after it that go on about the same thing. */
const withNeighbours = (chosen: readonly Point[], points: readonly Point[], others: readonly string[]): Point[] => {
  const at = new Map(points.map((point, index) => [point, index]));
  return chosen.flatMap((point) => {
    const index = at.get(point) ?? 0;
    const [before, next] = [points[index - 1], points[index + 1]];
    const isNeighbour = (other: Point | undefined): other is Point =>
      other?.part === point.part && other.kind === 'prose' && !others.some((subject) => isNamed(subject, other.roots));
    return [
      ...(isNeighbour(before) && pointsBack.test(point.text) ? [before] : []),
      point,
      ...(isNeighbour(next) && opensWithPronoun.test(next.text) ? [next] : []),
    ];
  });
};

/** "FIFO", "LRU": what each is, what is said of both at once, and nothing when one is missing. */
export const compare = ({ request: { subjects }, documents }: Answering) => {
  const named = subjects.slice(0, 4);
  const points = inSentences(documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject));
  const [only] = named;
  if (named.length < 2) return only === undefined ? undefined : compareKind(only, points);
  const namesAll = ({ roots, kind }: Point) => kind !== 'table' && named.every((subject) => isNamed(subject, roots));
  const together = points.filter(namesAll).slice(0, mostTogether);
  /** Under a title that names several of them, only a point that names one itself is about it. */
  const isOf = (subject: string, point: Point) => {
    const titled = new Set(rootsIn(titlesOf(point.section)));
    const isOthers = named.some((other) => other !== subject && isNamedBy(point, other) && !isNamedBy(point, subject));
    const isOnlyHere = named.filter((each) => isNamed(each, titled)).length < 2;
    return !isOthers && (isNamed(subject, point.roots) || isOnlyHere);
  };
  const groups = named.map((subject) => {
    const others = named.filter((each) => each !== subject);
    const section = titledBy(subject, points).filter(
      (point) =>
        !together.includes(point) &&
        !others.some((other) => isNamed(other, new Set(rootsIn(point.section.title ?? '')))),
    );
    const defined = points.filter((point) => isDefinition(point, subject) && isOf(subject, point));
    if (section.length > 0)
      return {
        heading: subject,
        points: inReadingOrder([...section.slice(0, mostOfSection), ...defined.slice(0, 2)], points),
      };
    const scored = pointsAbout(subject, points).filter(
      ({ point }) => !together.includes(point) && isOf(subject, point),
    );
    // what is done in a step tells less than what something is
    const isStep = ({ part }: Point) => part.kind === 'list' && part.ordered;
    const told = scored.some(({ point }) => !isStep(point)) ? scored.filter(({ point }) => !isStep(point)) : scored;
    // a row has figures, and leaves room for what sentences say
    const most = told.find(({ point }) => point.kind !== 'table')?.score ?? 0;
    const best = told.filter(({ score }) => score >= most * nearly).map(({ point }) => point);
    return {
      heading: subject,
      points: inReadingOrder(withNeighbours(best.slice(0, mostOfEach), points, others), points),
    };
  });
  if (groups.some((group) => group.points.length === 0) && together.length === 0) return undefined;
  return groupedReply(`${named.join(' and ')} in your documents:`, [
    ...(together.length > 0 ? [{ heading: 'Both', points: together }] : []),
    ...groups,
  ]);
};
