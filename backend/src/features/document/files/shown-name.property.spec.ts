import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { renamed, shownName } from './shown-name.ts';

it('an ordinary name is unchanged', () => {
  expect(shownName('Übungsblatt 3 (final) 👩‍🔬.pdf')).toBe('Übungsblatt 3 (final) 👩‍🔬.pdf');
});

it('folders are removed', () => {
  expect(shownName('../../etc/passwd.txt')).toBe('passwd.txt');
  expect(shownName('C:\\Users\\ann\\notes.txt')).toBe('notes.txt');
});

it('invisible characters cannot disguise the extension', () => {
  expect(shownName('syllabus\u202Efdp.exe')).toBe('syllabusfdp.exe');
  expect(shownName('report.exe\0.pdf\r\n')).toBe('report.exe.pdf');
});

it('a long name is truncated and keeps its extension', () => {
  const name = shownName(`${'a'.repeat(300)}.docx`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('aa.docx')).toBe(true);
});

it('any name becomes one that is safe to show and to send in a header', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = shownName(given);
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[\p{Cc}/\\\u202a-\u202e]/u);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
}, 60_000);

it.each([
  ['notes.txt', 'Week 1', 'Week 1.txt'],
  ['notes.txt', 'Week 1.TXT', 'Week 1.txt'],
  ['notes.txt', 'Week 1.pdf', 'Week 1.pdf.txt'],
  ['notes.txt', 'a/b', 'b.txt'],
  ['notes.txt', '.txt', 'notes.txt'],
  ['notes.txt', '\u202E', 'notes.txt'],
  ['Dr. Lee.pdf', 'Prof. Lee', 'Prof. Lee.pdf'],
])('%s renamed to %j is %s', (current, wanted, name) => {
  expect(renamed(current, wanted)).toBe(name);
});

it('whatever is typed, a renamed file keeps its extension and a name that can be shown', () => {
  assert(
    property(string({ unit: 'binary' }), (wanted) => {
      const name = renamed('notes.txt', wanted);
      expect(name).toMatch(/.\.txt$/su);
      expect(shownName(name)).toBe(name);
    }),
  );
}, 60_000);
