import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

const marked = (texts: readonly string[], quote: string) =>
  findQuote(texts, quote).marks.map(({ index, from, to }) => (texts[index] ?? '').slice(from, to));

describe('a quote on a page', () => {
  it('is found across pieces, whatever spaces, case, hyphens and accents they have', () => {
    expect(marked(['The final as-', 'signment is', ' due on May 4.'], 'final assignment is due on May 4')).toEqual([
      'final as-',
      'signment is',
      'due on May 4.',
    ]);
    expect(marked(['R E S U M E\u0301 due 3 May'], 'Resumé due 3\u00a0May')).toEqual(['R E S U M E\u0301 due 3 May']);
  });

  it('is found when the page has ligatures and other widths of letters', () => {
    expect(marked(['The ﬁrst oﬃce hour'], 'first office hour')).toEqual(['ﬁrst oﬃce hour']);
    expect(marked(['Ｍａｙ ４: exam'], 'May 4: exam')).toEqual(['Ｍａｙ ４: exam']);
    expect(marked(['期末考试 12月14日 教室'], '期末考试 12月14日')).toEqual(['期末考试 12月14日']);
    expect(marked(['𝐅𝐢𝐧𝐚𝐥 exam'], 'final exam')).toEqual(['𝐅𝐢𝐧𝐚𝐥 exam']);
  });

  it('is found in the cells of a row, with other text between them', () => {
    const row = ['Oct 6', 'Chapter 3', 'Read pp. 40-61', 'Problem set 2 due'];
    expect(marked(row, 'Oct 6 … Problem set 2 due')).toEqual(['Oct 6', 'Problem set 2 due']);
    expect(marked(row, 'Oct 6 | Chapter 3 | Problem set 2 due')).toEqual(['Oct 6', 'Chapter 3', 'Problem set 2 due']);
  });

  it('is the one near its date when the same words are in every row', () => {
    const rows = ['Sep 29', 'Homework due', 'Oct 6', 'Homework due', 'Oct 13', 'Homework due'];
    const { marks } = findQuote(rows, 'Oct 13 … Homework due');
    expect(marks.map(({ index }) => index)).toEqual([4, 5]);
  });

  it('is not guessed from a few common words', () => {
    expect(marked(['The exam is in the hall.'], 'The essay on photosynthesis is due in the spring')).toEqual([]);
    expect(marked([], 'Essay due')).toEqual([]);
    expect(marked(['Essay due'], '…')).toEqual([]);
  });

  it('takes linear time on pages that repeat it almost', () => {
    const page = ['a '.repeat(100_000)];
    const quote = `${'a '.repeat(400)}b`;
    const start = performance.now();
    findQuote(page, quote);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
