import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { thingsOf } from '../../scheduling/things/things.ts';
import { tagged } from '../../scheduling/understand/clause.ts';
import { readMessage } from '../../scheduling/understand/read-message.ts';
import { type WordingIntent, wordingIntents } from '../../scheduling/wording/likely-intents.ts';
import { wordingOf } from '../../scheduling/wording/wording-of.ts';
import { type Slot, worded } from '../../scheduling/wording/worded.ts';
import { World } from './apply-wants.ts';
import { type Student, thingsOf as ownThingsOf, type Want } from './conversation.ts';
import type { Example } from './fit-wording.ts';
import { readStudents } from './read-students.ts';
import { scheduleOf } from './schedule-of.ts';

const slots: Readonly<Record<string, Slot>> = {
  thing: 'thing',
  class: 'class',
  day: 'day',
  time: 'time',
  days: 'range',
  length: 'shift',
};

/** What a sentence about something new may name. */
const newNames =
  'dentist|buy a calculator|study group|read chapter 3|lab report|pop quiz|call mom|office hours|print the slides|essay on rome|gym|problem set|email the advisor|return the books|guest talk|renew id|lunch with sam|practice test|haircut|poster|fix bike|flashcards for anatomy|team meeting|pay rent|mock exam|order goggles|interview|field trip|laundry|annotated bibliography'.split(
    '|',
  );

const nothing = { classes: [], tasks: [], events: [], documents: [] };
const placeholder = /\{(\w+)\}/gu;
const mark = 'zz';

const sentenceWords = (sentence: string, line: number): string[] => {
  const text = sentence
    .replaceAll('{new}', newNames[line % newNames.length] ?? '')
    .replaceAll(placeholder, (_, name: string) => ` ${mark}${name} `);
  const { tokens } = readMessage(text, nothing);
  return worded(tokens, (at) => {
    const word = tokens[at]?.word ?? '';
    return word.startsWith(mark) ? slots[word.slice(mark.length)] : undefined;
  });
};

const labels: Readonly<Record<string, string>> = { undone: 'reopen', remove: 'delete' };

const intentCalled = (label: string): WordingIntent => {
  const found = wordingIntents.find((intent) => intent === (labels[label] ?? label));
  if (!found) throw new Error(`No intent is called ${label}`);
  return found;
};

/**
 * Sentences of a file, a line each: what it is meant as, a tab, perhaps its language and a tab, the text with placeholders
 * such as `{thing}`.
 */
const writtenExamples = (file: string): Example[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const [label = '', ...rest] = line.split('\t');
      return { words: sentenceWords(rest.at(-1) ?? '', at), intent: intentCalled(label) };
    });

const intentOfWant = (want: Want): WordingIntent | undefined => {
  switch (want.do) {
    case 'create':
    case 'delete':
    case 'open':
      return want.do;
    case 'answer':
      return 'ask';
    case 'undo':
      return undefined;
    case 'change':
      if (want.set.completed !== undefined) return want.set.completed ? 'done' : 'reopen';
      return want.set.date !== undefined || want.set.time !== undefined ? 'move' : undefined;
  }
};

/** The turns of a student that want one kind of thing. */
const playedExamples = (student: Student): Example[] =>
  student.conversations.flatMap(({ turns }) => {
    const world = new World(student, ownThingsOf(student));
    return turns.flatMap(({ say, want, must }) => {
      const schedule = scheduleOf(student, world.things);
      const things = thingsOf(schedule);
      const { tokens, language } = readMessage(say, schedule);
      const { today } = student;
      const clause = tagged(say, tokens, { today, language, classes: schedule.classes, things });
      const intents = new Set(want.map(intentOfWant));
      const [intent] = intents;
      world.apply(want);
      if (intents.size !== 1 || !intent || must) return [];
      return [{ words: wordingOf(clause, things, today), intent }];
    });
  });

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** All sentences, and the turns of all students but one, by the file's folder and name: `round-3 schedule-9.json`. */
export const allExamples = (except?: string): Example[] => [
  ...readdirSync(here('sentences'))
    .toSorted()
    .flatMap((name) => writtenExamples(here(`sentences/${name}`))),
  ...['known', 'round-1', 'round-2', 'round-3', 'round-4'].flatMap((folder) =>
    [...readStudents(here(folder))].flatMap(([file, student]) =>
      `${folder} ${file}` === except ? [] : playedExamples(student),
    ),
  ),
];
