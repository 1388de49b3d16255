import { describe, expect, it } from 'vitest';
import { markUnsupported, unsupportedNote } from './unsupported-claims.ts';

const source =
  'The treaty was signed in 1648 after 30 years of war. About 1,200 people came, and “peace at last” was on every tongue.';
const mark = (answer: string) => markUnsupported(answer, [source]);

describe('a sentence of a model’s answer', () => {
  it.each([
    'The treaty of 1648 ended 30 years of war.',
    'Rund 1.200 Menschen kamen.',
    'They said “Peace, at last”.',
    'It ended the war.',
    'There were 3 reasons.',
    '1. The treaty\n2. The war\n17. The peace',
    '| Treaty | 1648 |',
    '```\nprint(1999)\n```',
  ])('stays as it is when the sources have its numbers and quotations: %s', (answer) => {
    expect(mark(answer)).toBe(answer);
  });

  it.each(['It was signed in 1684.', 'Some 12,000 people came.', 'They cried “war for ever”.', 'Es waren 45 %.'])(
    'is marked when it states something else: %s',
    (answer) => {
      expect(mark(answer)).toBe(`${answer} ${unsupportedNote}`);
    },
  );

  it('is marked inside its row of a table', () => {
    expect(mark('| Treaty | 1684 |')).toBe(`| Treaty | 1684 ${unsupportedNote} |`);
  });

  it('is marked alone', () => {
    expect(mark('It ended the war. It was signed in 1684. About 1,200 people came.\n\n- It began in 1618.')).toBe(
      `It ended the war. It was signed in 1684. ${unsupportedNote} About 1,200 people came.\n\n- It began in 1618. ${unsupportedNote}`,
    );
  });
});
