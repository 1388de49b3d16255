import type { Page } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { asWritten, inferredDates } from '../../dates/inferred-date.ts';
import { withSequenceDates } from './sequence-dates.ts';

const linesOf = (pages: readonly Page[]) =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : block.text.split('\n'))),
  );

const datesIn = (pages: Page[]) =>
  linesOf(withSequenceDates(pages)).flatMap((line) => inferredDates(line).map(({ days: [day] }) => day));

const text = (...lines: string[]): Page[] => [{ blocks: [{ kind: 'paragraph', text: lines.join('\n') }] }];
const table = (...rows: string[][]): Page[] => [{ blocks: [{ kind: 'table', rows }] }];

describe('dates that only their sequence tells', () => {
  it('are month and day where that goes forward week by week', () => {
    expect(datesIn(text('8-27 Introduction', '9-3 Labor Day', '9-10 Physical layer', '9-17 CRC', '10-1 ARQ'))).toEqual([
      { month: 8, day: 27 },
      { month: 9, day: 3 },
      { month: 9, day: 10 },
      { month: 9, day: 17 },
      { month: 10, day: 1 },
    ]);
  });

  it('are day and month where only that goes forward', () => {
    const rows = ['11-3', '14-3', '18-3', '21-3', '4-4'].map((day) => [day, 'Tema']);
    expect(datesIn(table(...rows)).at(-1)).toEqual({ month: 4, day: 4 });
  });

  it('are day and month next to a weekday, with one digit too', () => {
    const days = ['Friday 6.3', 'Friday 13.3', 'Friday 20.3', 'Friday 27.3', 'Friday 3.4'];
    expect(datesIn(text(...days)).at(-1)).toEqual({ month: 4, day: 3 });
  });

  it('take the month from the line above, until the next month', () => {
    const lines = ['SEPTEMBER', 'T. 5: Ch. 7', 'U. 7: Plan', 'T. 12: Quiz', 'OCTOBER', 'T. 3: Papers', 'U. 5: Quiz'];
    expect(datesIn(text(...lines)).map((day) => day?.month)).toEqual([9, 9, 9, 10, 10]);
  });

  it('take the month from the last full date above', () => {
    const rows = ['Aug 22', '24', '27', '29', '31', '5', '7', '10'].map((day) => [day, 'Topic']);
    expect(datesIn(table(...rows)).at(-1)).toEqual({ month: 9, day: 10 });
  });

  it.each([
    ['numbered lists', ['September', '1. Buy the book', '2. Read it', '3. Write about it', '4. Discuss', '5. Revise']],
    ['numbered sections', ['1.1 Aims', '1.2 Method', '2.1 Data', '2.2 Models', '3.1 Results', '3.2 Limits']],
    ['pages', ['Readings', '1-20 Introduction', '21-48 Method', '49-70 Data', '71-99 Models', '100-120 Results']],
    ['scores', ['90-100 A', '80-89 B', '70-79 C', '60-69 D']],
    [
      'week numbers next to dates',
      ['1 Aug 24 Intro', '2 Aug 31 Sets', '3 Sep 7 Maps', '4 Sep 14 Graphs', '5 Sep 21 Trees'],
    ],
  ])('are not seen in %s', (_name, lines) => {
    expect(datesIn(text(...lines))).toEqual([]);
  });

  it('leave the text as it was written', () => {
    const lines = ['8-27 Introduction', '9-3 Labor Day', '9-10 Physical layer', '9-17 CRC', '9-24 Security'];
    expect(linesOf(withSequenceDates(text(...lines))).map(asWritten)).toEqual(lines);
  });
});
