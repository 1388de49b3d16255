import { rootsIn } from '../study-material/text.ts';
import { inReadingOrder, shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';
import { inSentences, titledBy } from './section-about.ts';
import { groupedReply } from './study-reply.ts';

const ordinal =
  /^(?:first|second|third|fourth|fifth|finally|last|one|another|erstens|zweitens|drittens|primero|segundo|premièrement)(?:ly)?\b/iu;
const fewest = 2;
const most = 5;
const mostOfSection = 10;

/** "debts, drought, and machines": a sentence that names several things. */
const enumerates = ({ text }: Point) => (text.match(/[,;]\s|\s(?:and|or|und|oder|y|et)\s/gu) ?? []).length >= fewest;

/** Sentences that count their points ("First, …", "Second, …") in a section that is about the subject. */
const counted = (roots: readonly string[], points: readonly Point[]): Point[] => {
  const [best] = [...Map.groupBy(points, ({ section }) => section)]
    .map(([section, own]) => ({
      fit: shareIn(roots, new Set([...rootsIn(titlesOf(section)), ...own.flatMap((point) => [...point.roots])])),
      titled: shareIn(roots, new Set(rootsIn(titlesOf(section)))),
      found: own.filter(({ text }) => ordinal.test(text)),
    }))
    .filter(({ fit, titled, found }) => fit === 1 && titled >= 0.5 && found.length >= fewest)
    .toSorted((a, b) => b.titled - a.titled);
  return best?.found ?? [];
};

/** The sentences that name what is listed. */
const naming = (roots: readonly string[], points: readonly Point[]): Point[] => {
  const [head] = roots;
  return points.filter(
    (point) =>
      head !== undefined &&
      point.roots.has(head) &&
      shareIn(roots, new Set([...point.roots, ...rootsIn(titlesOf(point.section))])) === 1,
  );
};

/** What a request wants listed, when the documents list it in sentences. */
export const listedInProse = ({ message, documents }: Answering, subject: string) => {
  const points = inSentences(documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject));
  const roots = [...new Set(rootsIn(subject))];
  if (roots.length === 0) return undefined;
  const inOrder = counted(roots, points);
  const named = naming(roots, points);
  // "the pushes and the pulls": each is listed for itself
  const each = /\s(?:and|und|y|et|&)\s/iu.test(message)
    ? roots.map((root) => naming([root], points).filter(enumerates).slice(0, 1))
    : [];
  const apart = each.every((own) => own.length > 0) ? each.flat() : [];
  const chosen =
    [
      inOrder,
      named.filter(enumerates).slice(0, most),
      titledBy(subject, points).slice(0, mostOfSection),
      apart,
      named.slice(0, most),
    ].find((found) => found.length > 0) ?? [];
  return chosen.length > 0
    ? groupedReply('From your documents:', [{ heading: null, points: inReadingOrder(chosen, points) }])
    : undefined;
};
