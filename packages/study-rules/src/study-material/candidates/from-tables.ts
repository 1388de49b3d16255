import { sentencesOf } from '../../language/sentences.ts';
import type { DocumentOutline, Part, Section } from '../../outline/outline.ts';
import { isWhen, yearOf } from '../../outline/when.ts';
import { capital, leaks } from '../text.ts';
import { isNounPhrase, phrasesIn } from '../phrases.ts';
import { isBalanced } from '../../outline/line-marks.ts';
import type { Candidate, Kind, Place } from './candidate.ts';
import { isTooNear, optionsFor } from './options.ts';

type Table = Extract<Part, { kind: 'table' }>;

const ofCourse = /\b(?:week|due|deadline|weight|points?|grade|percent of grade|reading|room|homework|woche|abgabe)\b/iu;
const definitionColumn =
  /^(?:definition|meaning|description|explanation|what (?:it|this) (?:is|means)|was es (?:ist|bedeutet)|bedeutung|erklärung|definición|significado|définition|signification)s?$/iu;
const dateColumn = /^(?:years?|dates?|when|jahr(?:e|eszahl)?|datum|wann|año|fecha|année|date)$/iu;

const formulaColumn = /^(?:formula|equation|formel|gleichung|fórmula|formule)s?$/iu;

const longest = 200;
const numberIn = (text: string): number | undefined => {
  const digits = /^[^\p{L}\d]*(-?\d[\d.,]*)(?!\s?[-–/]\s?\d)[^\d]*$/u.exec(
    text.replaceAll(/(?<=\d),(?=\d{3})/gu, ''),
  )?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** "Organelle" in the middle of a sentence. */
const within = (heading: string) =>
  /^\p{Lu}\p{Ll}/u.test(heading) && !/\s\p{Lu}/u.test(heading)
    ? heading.charAt(0).toLowerCase() + heading.slice(1)
    : heading;

const isAnswer = (text: string) =>
  text.length > 0 &&
  text.length <= longest &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/^(?:others?|none|various|mixed|yes|no|sonstige|keine?|ja|nein|-+|n\/?a|—|\?|–)$/iu.test(text);

/** Amounts as options say nothing without the heading that they are under. */
const named = ({ of, rows }: Table, question: string): string =>
  of !== '' && rows.every(({ key }) => /^\p{N}/u.test(key))
    ? `${of}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    : question;

/** Singular, so that "Which … fits" reads well. */
const thingOf = ({ of }: Table, language: string) => (language === 'en' ? within(of.replace(/\s?\([^)]*\)/u, '')) : of);

const kindOf = (heading: string, text: string): Kind => {
  if (formulaColumn.test(heading)) return 'formula';
  if (dateColumn.test(heading) || (isWhen(text) && yearOf(text) !== undefined)) return 'date';
  return /^(?:over|under|below|above|about|up to|unter|über|ca\.|[<>≤≥~$€£])?\s?\d/iu.test(text) ? 'number' : 'table';
};

/** "It is opened" asks for nothing. */
const canBeAsked = (heading: string, language: string) =>
  heading !== '' &&
  (language !== 'en' ||
    /^(?:what|how|when|where|why|who)\b/iu.test(heading) ||
    !sentencesOf(heading).some(({ tokens }) => tokens.some(({ pos }) => pos === 'AUX')));

/** A row named by an example of it: the student applies what the type is. */
const exampleColumn = /^(?:examples?|beispiele?|ejemplos?|exemples?)$/iu;

const lookups = (table: Table, place: Place): Candidate[] => {
  const say = phrasesIn(place.document.language);
  const keys = table.rows.map(({ key }) => key.toLowerCase());
  return table.rows.flatMap(({ key, cells }) => {
    if (keys.filter((other) => other === key.toLowerCase()).length > 1) return [];
    return cells.flatMap(({ text, line }, column): Candidate[] => {
      const heading = table.columns[column] ?? '';
      if (!isAnswer(text) || !isBalanced(text) || !canBeAsked(heading, place.document.language)) return [];
      const values = table.rows.map((row) => row.cells[column]?.text ?? '');
      const isUnique = values.filter((value) => isTooNear(value, text)).length === 1;
      const others = [...new Set(values.filter((value) => isAnswer(value) && !isTooNear(value, text)))];
      const wrong = optionsFor(text, others);
      const found = { ...place, line, topic: table.of, fact: `${line.quote} ${heading}` };
      const isDefinition = definitionColumn.test(heading);
      // "Larva" over "5 days" is no name for the days, "A value is used" none for anything
      const isNamed = isNounPhrase(heading) && !/^[\d.,\s–-]+\p{L}{3,}/u.test(text);
      const kind = isDefinition ? 'term' : kindOf(heading, text);
      const question = isDefinition
        ? say.meaning(key)
        : say[isNamed ? 'value' : 'entry'](
            key.length < 3 || /^[\d.,]+$/u.test(key) ? `${table.of} ${key}`.trim() : capital(key),
            heading,
          );
      const two = new Set(values).size <= 2;
      const numbered = /^\d+$/u.test(key) && table.rows.every((row) => /^\d+$/u.test(row.key));
      const reverse: Candidate[] =
        isUnique && !leaks(key, text) && table.of !== '' && !(text.length < 2)
          ? [
              {
                ...found,
                kind,
                level: exampleColumn.test(heading) ? 'hard' : 'medium',
                question: isDefinition
                  ? say.whichTerm(text)
                  : named(table, say.whichRow(thingOf(table, place.document.language), heading, text)),
                answer: key,
                wrong: optionsFor(
                  key,
                  table.rows.map((row) => row.key).filter((other) => other !== key),
                ),
                use: 'test',
                worth: 7.6,
              },
            ]
          : [];
      return [
        {
          ...found,
          kind,
          pair: {
            left: key,
            list: `${place.document.sections.indexOf(place.section)} ${table.columns.join('|')} ${heading}`,
            relation: `${table.of} – ${heading}`,
            isClear: isNamed || isDefinition,
          },
          level: 'easy',
          question,
          answer: capital(text),
          wrong: wrong.map(capital),
          use: wrong.length >= 2 && !two ? 'both' : 'card',
          worth: 8 - (two ? 1.5 : 0) - (numbered ? 0.5 : 0) - (isNamed || isDefinition ? 0 : 0.4),
        },
        ...reverse,
      ];
    });
  });
};

/** "Which fits both facts?": two cells that only one row has. */
const pairs = (table: Table, place: Place): Candidate[] => {
  const say = phrasesIn(place.document.language);
  if (table.columns.length < 2 || table.rows.length < 3 || table.of === '') return [];
  return table.rows.flatMap((row): Candidate[] => {
    const shared = row.cells.map(
      ({ text }, column) => table.rows.filter((other) => isTooNear(other.cells[column]?.text ?? '', text)).length,
    );
    // neither fact decides alone
    const [one, two] = row.cells
      .map((_, column) => column)
      .filter((column) => isAnswer(row.cells[column]?.text ?? '') && (row.cells[column]?.text.length ?? 99) < 60)
      .toSorted((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0));
    if (one === undefined || two === undefined) return [];
    const [first, second] = [one, two].map((column) => row.cells[column]);
    if (!first || !second || (shared[one] ?? 1) < 2 || (shared[two] ?? 1) < 2) return [];
    const matches = table.rows.filter(
      (other) =>
        isTooNear(other.cells[one]?.text ?? '', first.text) && isTooNear(other.cells[two]?.text ?? '', second.text),
    );
    if (matches.length !== 1 || leaks(row.key, `${first.text} ${second.text}`)) return [];
    const facts = [one, two].map((column) => `${table.columns[column] ?? ''}: ${row.cells[column]?.text ?? ''}`);
    return [
      {
        ...place,
        kind: 'table',
        topic: table.of,
        fact: `${first.line.quote} both`,
        level: 'hard',
        line: first.line,
        question: named(table, say.bothOf(thingOf(table, place.document.language), facts[0] ?? '', facts[1] ?? '')),
        answer: row.key,
        wrong: optionsFor(
          row.key,
          table.rows.map(({ key }) => key).filter((key) => key !== row.key),
        ),
        use: 'test',
        worth: 8.6,
      },
    ];
  });
};

/** The highest and the lowest of a column of numbers. */
const extremes = (table: Table, place: Place): Candidate[] => {
  const say = phrasesIn(place.document.language);
  if (table.rows.length < 3 || table.of === '') return [];
  return table.columns.flatMap((heading, column) => {
    const values = table.rows.map((row) => ({ row, value: numberIn(row.cells[column]?.text ?? '') }));
    if (
      dateColumn.test(heading) ||
      /^(?:no|nr|#|unit|step|port|page)/iu.test(heading) ||
      values.some(({ value }) => value === undefined)
    )
      return [];
    const units = new Set(table.rows.map((row) => (row.cells[column]?.text ?? '').replaceAll(/[\d.,\s-]+/gu, '')));
    if (units.size > 1) return [];
    const sorted = values.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
    return [true, false].flatMap((most): Candidate[] => {
      const [best, next] = most ? sorted : sorted.toReversed();
      const line = best?.row.cells[column]?.line;
      if (!best || !next || !line || best.value === next.value) return [];
      return [
        {
          ...place,
          kind: 'number',
          topic: table.of,
          fact: `${line.quote} ${heading} most`,
          level: 'hard',
          line,
          question: named(table, say.extreme(thingOf(table, place.document.language), heading, most)),
          answer: best.row.key,
          wrong: sorted
            .filter((one) => one !== best)
            .map(({ row }) => row.key)
            .slice(0, 6),
          use: 'test',
          worth: 7.8,
        },
      ];
    });
  });
};

/** How two rows differ in a column. */
const comparisons = (table: Table, place: Place): Candidate[] => {
  const say = phrasesIn(place.document.language);
  if (table.rows.length > 4 && table.of !== '') return [];
  return table.rows.slice(0, 8).flatMap((row, index) => {
    const next = table.rows[index + 1];
    if (!next) return [];
    const column = table.columns.findIndex((heading, at) => {
      const [own, other] = [row.cells[at]?.text ?? '', next.cells[at]?.text ?? ''];
      return (
        !definitionColumn.test(heading) &&
        (place.document.language !== 'en' || isNounPhrase(heading)) &&
        isAnswer(own) &&
        isAnswer(other) &&
        !isTooNear(own, other) &&
        own.length + other.length < 240 &&
        /\p{L}{3}/u.test(own) &&
        row.key.length > 2
      );
    });
    const [own, other] = [row.cells[column], next.cells[column]];
    if (!own || !other) return [];
    return [
      {
        ...place,
        kind: 'comparison',
        fact: `${own.line.quote} ${table.columns[column] ?? ''}`,
        level: 'hard',
        line: own.line,
        question: say.differ(row.key, next.key, table.columns[column] ?? ''),
        answer: `${row.key}: ${own.text}; ${next.key}: ${other.text}`,
        wrong: [],
        use: 'card',
        worth: 6,
      } satisfies Candidate,
    ];
  });
};

const isAbout = (table: Table) =>
  ![table.of, ...table.columns].some((heading) => ofCourse.test(heading)) && table.rows.length >= 2;

/** Questions about the cells of tables. */
export const fromTables = (document: DocumentOutline): Candidate[] =>
  document.sections.flatMap((section: Section) =>
    section.parts.flatMap((part) => {
      if (part.kind !== 'table' || !isAbout(part)) return [];
      const place = { document, section };
      return [lookups, pairs, extremes, comparisons].flatMap((make) => make(part, place));
    }),
  );
