import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('text from a file', () => {
  it('loses invisible characters', () => {
    expect(cleanText('Mid\u200Bterm\u{E0049}\u{E0067}\uFE0F \u202Eexam\u0007\u00AD')).toBe('Midterm exam');
  });
  it('keeps its line breaks, and one space for several', () => {
    expect(cleanText('  Essay\u00A0 1 \r\n\r\n due\t Oct 5 ')).toBe('Essay 1\ndue Oct 5');
  });
  it('has no ligatures', () => {
    expect(cleanText('ﬁnal oﬃce hours, ﬂoor 2')).toBe('final office hours, floor 2');
  });
  it('keeps letters of every language', () => {
    expect(cleanText('Übungsblatt für März, évaluation, año, 期末')).toBe(
      'Übungsblatt für März, évaluation, año, 期末',
    );
  });
});
