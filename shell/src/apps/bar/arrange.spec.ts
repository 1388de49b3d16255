import { SearchHit } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { arrange, type BarCommand, type CardPlace } from './arrange.ts';
import { readIntent } from './read-intent.ts';

const command = (id: string, group: BarCommand['group'], [title, words = '']: string[]): BarCommand => ({
  id,
  group,
  title: title ?? '',
  words,
});
const commands = [
  command('/calendar', 'goTo', ['Calendar']),
  command('/audit', 'goTo', ['Audit']),
  command('do card', 'do', ['New card', 'flashcard study']),
  command('/settings#reminders', 'settings', ['Settings: Reminders', 'notifications mail']),
  command('/settings#display', 'settings', ['Settings: Display and keyboard', 'theme dark']),
];
const hit = (kind: SearchHit['kind'], title: string) =>
  SearchHit.parse({
    kind,
    title,
    id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
    classId: null,
    detail: null,
    dueDate: null,
    archived: false,
  });
const place = (title: string, detail: string): CardPlace => ({ id: `${title} ${detail}`, title, detail, path: '/' });
const places = [place('Cells', 'Biology'), place('Optics', 'Physics'), place('A new set', 'Biology')];

/** The rows, as a student reads them. */
const rowsOf = (typed: string, hits: readonly SearchHit[] = []) =>
  arrange(typed, readIntent(typed), { commands, hits, places }).flatMap(({ rows }) =>
    rows.map((row) => {
      if (row.kind === 'hit') return row.hit.title;
      if (row.kind === 'command') return row.command.title;
      if (row.kind === 'card') return `card in ${row.place.title}, ${row.place.detail}`;
      return `${row.kind} ${row.text}`;
    }),
  );

describe('the rows of the bar', () => {
  it.each<[string, string, SearchHit[], string[]]>([
    ['the pages and what it can do, before anything is typed', '', [], ['Calendar', 'Audit', 'New card']],
    [
      'a page that begins so before what is found',
      'cale',
      [hit('event', 'Calendar quiz')],
      ['Calendar', 'Calendar quiz', 'add cale', 'ask cale'],
    ],
    [
      'two letters mean what is found first',
      'ca',
      [hit('event', 'Cat quiz')],
      ['Cat quiz', 'Calendar', 'New card', 'add ca', 'ask ca'],
    ],
    ['a part of the settings', 'settings rem', [], ['Settings: Reminders', 'add settings rem', 'ask settings rem']],
    [
      'a command by another word, below what is found',
      'dark',
      [hit('document', 'Dark matter')],
      ['Dark matter', 'Settings: Display and keyboard', 'add dark', 'ask dark'],
    ],
    [
      'hits in the order of the server',
      'exam 3',
      [hit('event', 'Exam 3'), hit('class', 'Exam class'), hit('document', '3.pdf')],
      ['Exam 3', 'Exam class', '3.pdf', 'add exam 3', 'ask exam 3'],
    ],
    [
      'the assistant first below a question',
      'when is my quiz?',
      [hit('event', 'Quiz')],
      ['Quiz', 'ask when is my quiz?', 'add when is my quiz?'],
    ],
    [
      'only what can be opened, classes first',
      'go to audit',
      [hit('task', 'Audit'), hit('class', 'Audit law')],
      ['Audit', 'Audit law', 'Audit'],
    ],
    ['quick add alone', 'add essay fri', [], ['add essay fri', 'ask add essay fri']],
    [
      'the assistant alone',
      'move the quiz to friday',
      [],
      ['ask move the quiz to friday', 'add move the quiz to friday'],
    ],
    [
      'where a new card can go',
      'new card',
      [],
      ['card in Cells, Biology', 'card in Optics, Physics', 'card in A new set, Biology'],
    ],
    ['… by its set or class', 'new card in bio', [], ['card in Cells, Biology', 'card in A new set, Biology']],
  ])('show %s: “%s”', (...[, typed, hits, rows]) => {
    expect(rowsOf(typed, hits)).toEqual(rows);
  });
});
