import { findDates } from '../../dates/find-dates.ts';
import type { CourseCode } from './find-course-code.ts';
import { withoutTerm } from './find-term.ts';
import type { HeadingLine } from './heading-lines.ts';
import { labelled } from './labelled.ts';
import { isTitled } from './person-name.ts';

/** Words that name the document or a page of a site, not the course. */
const generic =
  /(?<!\p{L})(?:(?:course |class |revised |tentative |official |final )?(?:syllabus|schedule|calendar|outline|handout|overview|description|plan|info|website|home ?page)|(?:course|class|general) information|course|class|welcome to|read ?me|home|assignments?|lectures?|resources|staff|contents?|table of contents|syllabi|course ?plan|programa(?: de(?: la)? (?:curso|asignatura|disciplina|materia))?|cronograma|calendario|calendrier|plan de cours|plan de estudios|ementa|aulas|kalender|kursplan|kursprogram|kursinformation|schema|studiehandleiding|semesterplan|modulbeschreibung|sylabus|harmonogram|tematika|kennsluáætlun|emneplan|undervisningsplan|syllabus de cours|documento|index|page|section|sec\.?|credits?|spring|fall|summer|winter|draft|version|v\d|updated|notes?|subject to change|timetable|assignments?|readings?|terminarz|tentative|año|cátedra|information om kursen|secci(?:ón|ones) [\d y,]+|for|fiche|curso|cours|kurs(?:en)?|kurz)(?!\p{L})/giu;
const institution =
  /(?<!\p{L})(?:universi\p{L}*|univerzit\p{L}*|uniwersytet|üniversite\p{L}*|college|department|dept|departamento|département|departement|faculty of|facul\p{L}*|fakult\p{L}*|institut\p{L}*|school of|division of|escola|escuela|école|hochschule|högskola|wydział|katedra|campus|университет|факультет|кафедра|大学|대학교|licenciatura|bachelor|master of)(?!\p{L})/iu;
const detail =
  /@|https?:|www\.|\d{1,2}[:.]\d{2}|\b(?:credits?|credit hours|office|instructors?|professors?|phone|e-?mail|pre-?requisites?|meets?|meeting|room|monday|tuesday|wednesday|thursday|friday|zoom|last (?:updated|modified)|edit|sign in|skip to|locator|click|due|deadline|on this|homework|notes)\b/iu;

const roman = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/iu;
const small = new Set(
  'a an and as at by de da do del des di du e el en et for from i in la las le les los of on or og och the to und y with'.split(
    ' ',
  ),
);

/** "AFRICAN AMERICAN HISTORY II" → "African American History II". */
const readable = (name: string) => {
  if (name !== name.toUpperCase() || name === name.toLowerCase() || name.length < 7) return name;
  return name.replaceAll(/[\p{L}'’]+/gu, (word, index: number) => {
    const lower = word.toLowerCase();
    if (roman.test(word)) return word;
    return index > 0 && small.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
};

const edges = /^[\s:;,.–—\-/()[\]#&|"“”»«*]+|[\s:;,–—\-/([#&|"“”»«*]+$/gu;
const trimmed = (text: string) => {
  const bare = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?:,\s?){2,}/gu, ', ')
    .replace(/^\s?\d{1,2}\s(?=\p{Lu})/u, '')
    .replaceAll(/\(\s*\)|\[\s*\]/gu, '')
    .replaceAll(edges, '')
    .trim();
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1).trim() : bare;
};
/** "Course \"Signals and Systems\" for second-year students" → "Signals and Systems". */
const quoted = (text: string) => (text.length > 60 ? (/["“«„]([^"”»“„]{6,80})["”»“]/u.exec(text)?.[1] ?? text) : text);
const withoutDates = (text: string) =>
  findDates(text, { order: 'month-first' }).reduce((rest, mention) => rest.replace(mention.text, ' '), text);
const withoutYear = (text: string) => text.replace(/[,\s(]+(?:19|20)\d{2}\)?\s*$/u, '');
const hasWords = (text: string) => (text.match(/\p{L}/gu) ?? []).length >= (/\p{Lo}/u.test(text) ? 2 : 4);

/** What is left of a title without the code, the term and the words for the document. */
const titleIn = (text: string, code: CourseCode | null): string | undefined => {
  const unlabelled = text.replace(/^(?:course|class|module)\s?(?:title|name)?\s?:\s*/iu, '');
  const [before = '', ...after] = code ? unlabelled.split(code.written) : [unlabelled];
  const follows = after.join(' ');
  const uncoded =
    hasWords(follows) && follows.length > 6 && !institution.test(follows) ? follows : `${before} ${follows}`;
  const bare = trimmed(
    withoutYear(withoutDates(withoutTerm(quoted(uncoded)))).replaceAll(
      /\((?:section|sec\.?)[^()]{0,20}\)|\b(?:section|sec\.?)\s?[\dA-Z]{1,4}\b/giu,
      ' ',
    ),
  );
  const rest = trimmed(bare.replaceAll(generic, ' '));
  if (!hasWords(rest) || (rest.match(/\d/gu) ?? []).length > 4 || /^\p{L}+ (?:19|20)\d\d$/u.test(rest))
    return undefined;
  // "Introduction to Class Theory" keeps its inner words; a generic word at an edge goes
  const outer = trimmed(
    bare.replace(
      new RegExp(
        String.raw`^(?:${generic.source})(?:\s*(?:(?:for|of|del?|da|do|du|des|to)(?!\p{L})|:|-|–)\s*)?|\s*[:–-]?\s*(?:${generic.source})$`,
        'giu',
      ),
      '',
    ),
  );
  return hasWords(outer) ? outer : rest;
};

const isTitle = ({ text, listed }: HeadingLine) =>
  !listed &&
  text.length <= 110 &&
  !institution.test(text) &&
  !detail.test(text) &&
  !isTitled(text) &&
  labelled([{ text, cells: [text], listed }], 'instructor').length === 0 &&
  !/^\p{L}{2,8}\s\d{1,2}(?!\d)\s?[:(–-]|^\p{Lu}\.\s/u.test(text) &&
  !/[.;]$|^\d+[.)]\s|^\d{1,2}[./-]\d|\p{L}[\d_]+$|[?!]/u.test(text) &&
  text.split('\t').length < 3;

/** The title next to the code, on its own line. */
const beside = (lines: readonly HeadingLine[], code: CourseCode): string | undefined => {
  const at = lines[code.line];
  const own = at?.cells.find((cell) => cell.includes(code.written)) ?? at?.text ?? '';
  const isLabel = at !== undefined && labelled([at], 'code').length > 0;
  return isLabel || institution.test(own) || own.length > 140 ? undefined : titleIn(own, code);
};

const around = (lines: readonly HeadingLine[], code: CourseCode): (string | undefined)[] =>
  [1, -1, 2]
    .flatMap((step) => lines[code.line + step] ?? [])
    .map((line) => (isTitle(line) ? titleIn(line.text, code) : undefined));

const baseOf = (fileName: string) => fileName.replace(/\.[^.]{1,5}$/u, '').trim();

/** A title of two words or more in the name of a file: "intro_to_bio-syllabus" → "intro to bio". */
const titleOfFile = (base: string) => {
  const words = base
    .replaceAll(/[_+]|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/^\d+\s+/u, '')
    .replaceAll(/\.{2,}/gu, ' ');
  const title = titleIn(words, null);
  return title?.includes(' ') ? title : undefined;
};

/** A name for a document that names no course: from the file's name, or the code of the course. */
export const nameOfFile = (fileName: string, code: CourseCode | null): string =>
  titleOfFile(baseOf(fileName)) ?? code?.code ?? (baseOf(fileName) || fileName);

/** What is known when the name is looked for. */
interface Known {
  readonly code: CourseCode | null;
  readonly instructor: string | null;
  readonly fileName: string;
}

/** A document without a code: its title is in the first lines, or nothing is certain. */
const firstLines = 2;

/** The name of the course: after a label, next to its code, or the first title; null when none is certain. */
export const findCourseName = (all: readonly HeadingLine[], { code, instructor, fileName }: Known): string | null => {
  const surname = instructor?.split(',')[0]?.split(' ').at(-1);
  const isTheirs = ({ text }: HeadingLine) => surname !== undefined && text.includes(surname);
  const lines = all.map((line) => (isTheirs(line) ? { ...line, listed: true } : line));
  const stated = labelled(lines.slice(0, 40), 'name').filter((text) => text.length <= 80 && !detail.test(text));
  const titles = lines.slice(0, firstLines).filter((line) => line.cells.length === 1 && isTitle(line));
  const byLabel = stated.map((text) => titleIn(text, code));
  const candidates =
    code && code.line >= 0
      ? [beside(lines, code), ...byLabel, ...around(lines, code)]
      : [...byLabel, titleOfFile(baseOf(fileName)), ...titles.map(({ text }) => titleIn(text, code))];
  const name = candidates.find((candidate) => candidate !== undefined);
  return name === undefined ? null : readable(name);
};
