import type { Block } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { readSyllabus } from './read-syllabus.ts';

const paragraphs = (text: string): Block[] => text.split('\n\n').map((part) => ({ kind: 'paragraph', text: part }));
const heading = (text: string): Block => ({ kind: 'heading', text });
const table = (...rows: string[][]): Block => ({ kind: 'table', rows });

const uploadedOn = '2026-08-20';
const read = (...blocks: Block[]) =>
  readSyllabus({ pages: [{ blocks: [heading('BIO 210, Fall 2026')] }, { blocks }], uploadedOn });

const skipped = (...blocks: Block[]) =>
  read(...blocks).skipped.map(({ quote, page, reason }) => `${page} ${reason}: ${quote}`);

describe('a clear schedule', () => {
  const schedule = table(
    ['Date', 'Topic', 'Due'],
    ['Mon, Sep 14', 'Cells', 'Homework 1'],
    ['Mon, Sep 21', 'Enzymes', 'Homework 2'],
    ['Mon, Sep 28', 'Membranes', 'Homework 3'],
    ['Mon, Oct 5', 'Review', 'Homework 4'],
    ['Mon, Oct 12', 'Midterm exam', ''],
    ['Mon, Oct 19', 'Genes', 'Homework 5'],
  );

  it('is on the calendar, with quote, page and how certain it is', () => {
    const { dates } = read(schedule);
    expect(dates.map(({ dueDate, title }) => `${dueDate} ${title}`)).toEqual(
      expect.arrayContaining(['2026-09-14 Homework 1', '2026-10-19 Homework 5']),
    );
    for (const date of dates)
      expect(date).toMatchObject({ page: 2, probability: expect.any(Number), quote: expect.stringContaining(' … ') });
  });

  it('gives no topic of a class as an event', () => {
    const { dates, toCheck = [] } = read(schedule);
    const titles = [...dates, ...toCheck].map(({ title }) => title);
    for (const topic of ['Cells', 'Enzymes', 'Membranes', 'Genes']) expect(titles).not.toContain(topic);
  });
});

describe('what is not certain', () => {
  it('is shown to the student instead of being put on the calendar', () => {
    const { dates, toCheck = [] } = read(...paragraphs('Some time around October 12 we may have a quiz on enzymes.'));
    expect(dates).toEqual([]);
    expect(toCheck.map(({ dueDate, eventType }) => `${dueDate} ${eventType}`)).toEqual(['2026-10-12 quiz']);
  });

  it('waits for the term when the text, its weekdays and the upload leave the year open', () => {
    const blocks = paragraphs('Homework 1 is due on September 14.\n\nThe final exam is on December 14.');
    const upload = { pages: [{ blocks }], uploadedOn: '2026-03-01' };
    expect(readSyllabus(upload)).toEqual({
      dates: [],
      toCheck: [],
      skipped: [],
      termChoices: [
        { label: 'September – December 2025', first: '2025-09-14', last: '2025-12-14' },
        { label: 'September – December 2026', first: '2026-09-14', last: '2026-12-14' },
      ],
    });
    const term = { first: '2025-09-14', last: '2025-12-14' };
    const { dates, toCheck = [] } = readSyllabus({ ...upload, term });
    const days = [...dates, ...toCheck].map(({ dueDate }) => dueDate);
    expect(days).toEqual(['2025-09-14', '2025-12-14']);
  });
});

describe('skipped lines', () => {
  it('are listed with page and reason', () => {
    const text = [
      'Office hours:   Tuesday, September 8, before the quiz.',
      'Quiz 3: TBA, some time after October 9.',
      'The midterm is on October 21.',
      'The first exam was on March 3, 2019.',
      'Week 8 (Monday, October 12)',
      'Bring a pencil.',
    ];
    expect(skipped(...text.flatMap(paragraphs))).toEqual([
      '2 policy: Office hours: Tuesday, September 8, before the quiz.',
      '2 undecided: Quiz 3: TBA, some time after October 9.',
      '2 outside_term: The first exam was on March 3, 2019.',
      '2 no_event: Week 8 (Monday, October 12)',
    ]);
  });

  it('include rows of a table, except rows that became events', () => {
    const rows = table(['Date', 'Topic'], ['October 5', 'Quiz 1'], ['October 7', 'Cells and tissue']);
    expect(skipped(rows)).toEqual(['2 no_event: October 7 Cells and tissue']);
  });

  it('are listed once, at most fifty, possible events first', () => {
    const topics = Array.from({ length: 60 }, (_, index) => `Cells ${index + 1} are seen on October 12`);
    const lines = [...topics, 'Quiz 3: TBA, after October 9.', 'Quiz 3: TBA, after October 9.'];
    const listed = skipped(...lines.flatMap(paragraphs));
    expect(listed).toHaveLength(50);
    expect(listed.filter((line) => line.includes('undecided'))).toHaveLength(1);
    expect(listed[0]).toBe('2 undecided: Quiz 3: TBA, after October 9.');
  });
});

describe('any document', () => {
  it('of fifty pages is read within five seconds of processor time', () => {
    const page = paragraphs(
      Array.from(
        { length: 40 },
        (_, index) => `Homework ${index} is due on October ${1 + (index % 28)}, ${'a b c '.repeat(20)}`,
      ).join('\n\n'),
    );
    const before = process.threadCpuUsage();
    readSyllabus({ pages: Array.from({ length: 50 }, () => ({ blocks: page })), uploadedOn });
    expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
