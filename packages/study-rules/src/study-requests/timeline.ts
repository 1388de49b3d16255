import { sentencesOf } from '../language/sentences.ts';
import { rootsIn } from '../study-material/text.ts';
import { pointsAbout, shareIn } from './about.ts';
import type { DocumentOutline } from '../outline/outline.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { scopeOf } from './scope.ts';
import { groupedReply } from './study-reply.ts';

const year = /\b(?:1\d{3}|20\d{2})\b/u;
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const monthOf = (text: string) => {
  const [found] = new RegExp(String.raw`\b(?:${months})`, 'iu').exec(text) ?? [];
  return found ? months.split('|').findIndex((name) => name.startsWith(found.toLowerCase().slice(0, 3))) % 12 : 0;
};

const most = 20;

const fewest = 2;
const half = 0.5;

const yearOf = ({ text }: Point) => Number(year.exec(text)?.[0] ?? Number.NaN);
const isWithin = (point: Point, from: number | undefined, to: number | undefined) =>
  from === undefined || (yearOf(point) >= from && yearOf(point) <= (to ?? from));

/** "1918 to 33", "1961": the first and the last year that a request names. */
const yearsIn = (subjects: readonly string[]): readonly (number | undefined)[] => {
  const [from, to] = subjects.join(' ').match(/\b\d{2,4}\b/gu) ?? [];
  if (from?.length !== 4) return [];
  return [Number(from), to === undefined ? undefined : Number(to.length === 2 ? `${from.slice(0, 2)}${to}` : to)];
};

const fewWords = 7;
const opensWithPronoun = /^(?:he|she|it|they|this|that|these|er|sie|es|elle|ils?)\b/iu;
/** "Proof came in 1866." does not say what happened; the sentence after it does. */
const withNext = (point: Point, points: readonly Point[]): Point => {
  const index = points.indexOf(point);
  const [before, next] = [points[index - 1], points[index + 1]];
  if (point.kind !== 'prose') return point;
  if (opensWithPronoun.test(point.text) && before?.part === point.part && !year.test(before.text))
    return { ...point, text: `${before.text} ${point.text}` };
  const saysLittle = !point.text.includes(',') && point.text.split(' ').length <= fewWords;
  return saysLittle && next?.part === point.part ? { ...point, text: `${point.text} ${next.text}` } : point;
};

const longest = 180;
/** Of a long text, the sentence or clause with its year. */
const datedAlone = (point: Point): Point => {
  const dated = (parts: readonly string[]) => parts.filter((text) => year.test(text)).join(' ');
  if (point.text.length <= longest) return point;
  const text = dated(sentencesOf(point.text).map((sentence) => sentence.text));
  return text === '' ? point : { ...point, text };
};

const datedIn = (points: readonly Point[]): Point[] =>
  points
    .filter(({ kind }) => kind !== 'asked')
    .flatMap((point) => {
      const [found] = year.exec(point.text) ?? [];
      return found && point.isSubject
        ? [{ point: datedAlone(withNext(point, points)), at: Number(found) * 12 + monthOf(point.text.slice(0, 40)) }]
        : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ point }) => point);

/** Whether a document's title, or a heading without text, names the subject: then everything in it is about that. */
const isTitledBy = ({ title, sections }: DocumentOutline, roots: readonly string[]) =>
  [title, ...sections.filter(({ parts }) => parts.length === 0).map((section) => section.title)].some(
    (text) => text !== null && shareIn(roots, new Set(rootsIn(text))) === 1,
  );

/** Everything with a year, in the order of time. */
export const timeline = ({ message, request, documents }: Answering) => {
  const [from, to] = yearsIn(request.subjects);
  const subject = request.subjects
    .join(' ')
    .replaceAll(/\b\d{2,4}\b/gu, ' ')
    .trim();
  const { points, name } = scopeOf(message, subject, documents);
  const all = documents.flatMap(pointsOf);
  const about = pointsAbout(subject, all).map(({ point }) => point);
  // the subject of a whole document is not repeated in every line
  const roots = [...new Set(rootsIn(subject))];
  const titled = all.filter(({ section }) => shareIn(roots, new Set(rootsIn(section.title ?? ''))) >= half);
  // "list the cases with year": each of its kind, whatever the documents call them
  const isKind = /^\W*(?:list|name|give|all)\b/iu.test(message) && roots.length === 1;
  const isWhole =
    isKind || subject === '' || about.length > 0 || documents.some((document) => isTitledBy(document, roots));
  const candidates = [points, titled, about, isWhole ? all : []];
  const dated =
    candidates
      .map((found) => datedIn(found.filter((point) => isWithin(point, from, to))))
      .find((found) => found.length >= fewest) ?? [];
  if (dated.length === 0) return undefined;
  return groupedReply(name === null ? 'In the order of time:' : `${name}, in the order of time:`, [
    { heading: null, points: dated },
  ]);
};
