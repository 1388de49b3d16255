import type { HeadingLine } from './heading-lines.ts';
import { labelled } from './labelled.ts';

/** "MAR 12" is a day, "MAR5120" a code. */
const calendarWords = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)$/iu;
const notSubjects =
  /^(?:fall|spring|summer|winter|autumn|term|semester|session|year|january|february|march|april|may|june|july|august|september|october|november|december|room|rm|hall|bldg|building|office|phone|tel|fax|week|lecture|lab|page|pages|chapter|ch|section|sec|unit|module|version|ver|rev|isbn|hw|quiz|exam|due|level|credits?|units|hours?|grade|step|part|class|lesson|room|box|suite|am|pm|est|pst|edt|utc|gmt|of|at|in|on|to|and|from|for|the|by|no|nr|crn|cet|a4|ws|ss|wise|sose|automne|hiver|printemps|herbst|cohort|edition|covid|python|java|html|css|sem|semestre|semestr|rok|année|ano|año|copyright|since|syllabus|calendar|schedule|läsår|vt|ht|vår|høst|tel|zip|sala|salle|raum|aula|sal|lokal|ext|po|gpa|top|over|about|kl|id|uhr|min|max|total|age|ages|grades|ste|apt|copyright|posted|updated|mwf|tth|tr|mw|tuth|lec|lect|rec|dis|disc|crs|call)$/iu;

/** Letters, then a number: "BIOL 201", "MATH-110A", "EDA016", "GISC405-22S1(C)", "History 210". */
const lettered =
  /(?<![\p{L}\d./@-])([A-Z&]{2,8}|[A-Z][\p{Ll}]{1,14})([\s\u{2010}-]?)(\d{2,5}[A-Z]{0,2}\d?)(?![\p{L}\d]|[.:]\d|\/\d{1,2}\/)/gu;
/** "6.S062", "18.06", "15-213", "KMI/PP1", "E85". */
const numbered =
  /(?<![\p{L}\d./@-])(\d{1,2}\.(?:S\d{2,3}|\d{3,4})[A-Z]?|\d[A-Z]{2}\d{3}|\d{2}-\d{3}|[A-Z]{2,5}\/[A-Z]{1,4}\d[A-Z0-9]{0,3}|[A-Z]\d{2,4})(?![\p{L}\d]|[.:]\d|\/\d{1,2}(?!\d))/gu;

/** Beginnings of subjects written out: "History 210" is a course, "Pickard 106" is a room. */
const subjects =
  /^(?:accoun|agric|anthro|arab|archae|art|astro|bio|bcst|busin|chem|chin|class|commun|comp|crim|danc|drama|earth|eco|educ|engi|engl|envi|film|fina|fren|geog|geol|germ|gov|gree|health|hist|ital|jap|jour|law|lat|ling|lit|manag|mark|math|mech|med|music|nurs|phil|phys|poli|psy|publ|reli|russ|scien|soci|span|stat|theat|theol|writ)/iu;

export interface CourseCode {
  readonly code: string;
  /** As written, in the line where it was found. */
  readonly written: string;
  readonly line: number;
}

const isCode = (subject: string, gap: string, number: string) => {
  const isYear = /^(?:19|20)\d\d$/u.test(number);
  const isWord = /\p{Ll}/u.test(subject);
  if ((gap !== '' && calendarWords.test(subject)) || notSubjects.test(subject) || (isYear && (gap !== '' || isWord)))
    return false;
  return !isWord || (gap !== '' && number.length >= 3 && number.length <= 5);
};

const codeIn = (text: string): string | undefined => {
  for (const match of text.matchAll(lettered)) {
    const [written, subject = '', gap = '', number = ''] = match;
    const rest = text.slice(match.index + written.length);
    const isWord = /\p{Ll}/u.test(subject);
    // "Sala 405" inside a line is a room; "History 210" begins a title
    if (
      isWord &&
      (match.index > 0 ||
        !(
          subjects.test(subject) ? /^$|^\s*[:(,.–—-]|^\s(?:course )?(?:syllabus|schedule|calendar)/iu : /^\s?[:–—-]/u
        ).test(rest))
    )
      continue;
    if (isCode(subject, gap, number))
      return written + (/^(?:-[\p{Lu}\d]{2,5}(?:\(\p{Lu}\))?|\/\d{3,4})(?!\p{L})/u.exec(rest)?.[0] ?? '');
  }
  return undefined;
};

/** A number alone is a code only where a title begins. */
const numberIn = (text: string): string | undefined => {
  const [match] = text.matchAll(numbered);
  const rest = match ? text.slice(match.index + match[0].length) : '';
  return match && (match.index < 12 || /^\d[A-Z]/u.test(match[0])) && /^[\s:–—-]{1,4}\p{L}{3}|^$|^\s*\)/u.test(rest)
    ? match[0]
    : undefined;
};

const notTitle =
  /\b(?:pre-?requisites?|co-?requisites?|phone|tel|fax|isbn|office|room|completed|horario|sal[óa]n?|salle|raum|zoom|passcode|due|exam)\b/iu;
const titleLines = 14;

/** "BIOL 201" as a student would write it: one space or none, as in the document. */
const tidy = (code: string) =>
  code
    .replace(/-\d\dS.*$|\(\p{Lu}\)$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('\u{2010}', '-')
    .trim();

/** The code of the course: after a label, in a title line, or in the file's name. */
export const findCourseCode = (lines: readonly HeadingLine[], fileName: string): CourseCode | null => {
  for (const value of labelled(lines, 'code')) {
    const written = codeIn(value) ?? /^[\p{Lu}\d][\p{Lu}\d./-]{2,11}(?=$|[\s,(])/u.exec(value)?.[0];
    const line = lines.findIndex(({ text }) => written !== undefined && text.includes(written));
    if (written !== undefined && /\d/u.test(written)) return { code: tidy(written), written, line };
  }
  for (const find of [codeIn, numberIn]) {
    for (const [line, { text }] of lines.slice(0, titleLines).entries()) {
      const written = text.length > 140 || notTitle.test(text) ? undefined : find(text);
      if (written !== undefined) return { code: tidy(written), written, line };
    }
  }
  const named = codeIn(fileName.replaceAll('_', ' '));
  return named === undefined ? null : { code: tidy(named), written: named, line: -1 };
};
