import type { DocumentOutline, Section } from '../outline/outline.ts';
import { isInPart } from '../study-material/prompt/in-part.ts';
import { readPrompt } from '../study-material/prompt/read-prompt.ts';
import { hasPhrase, rootsIn } from '../study-material/text.ts';
import { shareIn } from './about.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';

export interface Scope {
  /** "section 4", "Glycolysis"; null for everything. */
  readonly name: string | null;
  readonly points: readonly Point[];
}

/** The documents that a message names, otherwise all. */
const documentsIn = (message: string, documents: readonly DocumentOutline[]) => {
  const said = new Set(rootsIn(message));
  const named = documents.filter(({ documentName }) => {
    const roots = rootsIn(documentName.replace(/\.\w{1,5}$/u, ''));
    return roots.length > 0 && shareIn(roots, said) === 1;
  });
  return named.length > 0 ? named : documents;
};

/** "4.4", "part d": a number or letter of a section that the words for parts do not name. */
const markIn = (message: string): string | undefined => {
  const [, last] = /\b(?:of|from|in|von|aus|de)\s(\d{1,2})(?=\W*$)/iu.exec(message) ?? [];
  const [, number] = /(?<![\d.,])(\d{1,2}\.\d{1,2})(?![\d.,]*\d)/u.exec(message) ?? [];
  const [, letter] = /\b(?:part|section|teil|abschnitt)\s([a-h])(?=\W*$)/iu.exec(message) ?? [];
  return number ?? last ?? letter?.toLowerCase();
};

const hasMark = ({ number, title }: Section, mark: string) =>
  number === mark ||
  new RegExp(String.raw`^(?:part |section )?${mark.replace('.', String.raw`\.`)}(?:[.):\s]|$)`, 'iu').test(title ?? '');

/** The points of the section with a mark, and of the ones in it. */
const markedWith = (mark: string, points: readonly Point[]) => {
  const titles = new Set(points.filter(({ section }) => hasMark(section, mark)).map(({ section }) => section.title));
  return points.filter(({ section }) => titles.has(section.title) || section.within.some((title) => titles.has(title)));
};

const shortestTitle = 2;
/** The section whose title a message has word for word, the longest if there are several. */
const quotedIn = (message: string, points: readonly Point[]): Point[] => {
  const [longest] = [...new Set(points.map(({ section }) => section))]
    .filter(({ title }) => title !== null && title.split(' ').length >= shortestTitle && hasPhrase(message, title))
    .toSorted((a, b) => (b.title?.length ?? 0) - (a.title?.length ?? 0));
  return points.filter(({ section }) => section === longest);
};

const place =
  /\b(last|final|first|letzte[nrs]?|erste[nrs]?|dernier|dernière|première?|últim[ao]|primer[ao]?) (?:section|chapter|part|slide|paragraph|abschnitt|kapitel|teil|chapitre|partie|sección|capítulo|parte)\b/iu;

/** "the last section", by its place in the document. */
const placedIn = (message: string, points: readonly Point[]): Point[] => {
  const [, which] = place.exec(message) ?? [];
  if (!which) return [];
  const titled = points.filter(({ section }) => section.title !== null);
  const wanted = (/^(?:first|erste|premi|prim)/iu.test(which) ? titled[0] : titled.at(-1))?.section;
  return points.filter(({ section }) => section === wanted);
};

/** The part that a request names by its number, letter or place. */
export const numberedPart = (message: string, documents: readonly DocumentOutline[]): Point[] => {
  const points = documentsIn(message, documents).flatMap(pointsOf);
  const mark = markIn(message);
  const [part] = readPrompt(message).parts;
  if (mark !== undefined) return markedWith(mark, points);
  return part ? points.filter((point) => isInPart(point, part)) : placedIn(message, points);
};

/** What a request covers: a numbered part, the sections under a heading that it names, or everything. */
export const scopeOf = (message: string, subject: string, documents: readonly DocumentOutline[]): Scope => {
  const points = documentsIn(message, documents).flatMap(pointsOf);
  const mark = markIn(message);
  const marked = mark === undefined ? [] : markedWith(mark, points);
  if (mark !== undefined && marked.length > 0) return { name: `section ${mark}`, points: marked };
  for (const found of [quotedIn(message, points), placedIn(message, points)]) {
    const [first] = found;
    if (first) return { name: first.section.title ?? 'this section', points: found };
  }
  const [part] = readPrompt(message).parts;
  if (part) {
    const inside = points.filter((point) => isInPart(point, part));
    return { name: `${part.kind} ${part.written}`, points: inside };
  }
  const roots = [...new Set(rootsIn(subject))];
  if (roots.length === 0) return { name: null, points };
  const titled = points.filter(({ section }) => shareIn(roots, new Set(rootsIn(titlesOf(section)))) === 1);
  return { name: subject, points: titled };
};
