import { describe, expect, it } from 'vitest';
import { visible } from './visible.ts';

describe('a text that others wrote', () => {
  it.each([
    ['tags', `Hello${String.fromCodePoint(0xe0041, 0xe007f)}`],
    ['variation selectors', `Hel\uFE0Flo${String.fromCodePoint(0xe0101)}`],
    ['zero-width signs', '\u200BHe\u2060llo\uFEFF'],
    ['overrides of direction', '\u202EHello\u202C\u2066\u2069'],
    ['control characters', 'He\u0000l\u001Blo\u0085'],
  ])('is shown without %s', (_, text) => {
    expect(visible(text)).toBe('Hello');
  });

  it('keeps its lines and what scripts and emoji are written with', () => {
    const text = 'می\u200Cخواهم\n\t👩\u200D🔬 \u200Fא';
    expect(visible(text)).toBe(text);
  });
});
