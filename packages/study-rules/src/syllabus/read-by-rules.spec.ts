import type { Block } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { courseDates } from './course-dates.ts';
import { readByRules } from './read-by-rules.ts';

const paragraphs = (text: string): Block[] => text.split('\n\n').map((part) => ({ kind: 'paragraph', text: part }));
const heading = (text: string): Block => ({ kind: 'heading', text });
const table = (...rows: string[][]): Block => ({ kind: 'table', rows });

const uploadedOn = '2026-08-20';
const extract = (...blocks: Block[]) => readByRules(blocks, courseDates([{ blocks }], { uploadedOn }).scope);
const found = (...blocks: Block[]) => extract(...blocks).map(({ title, day }) => `${day} ${title}`);
const inFall = (...blocks: Block[]) => found(heading('BIO 210, Fall 2026'), ...blocks);

describe('prose', () => {
  it('gives an event for each date that an event falls on', () => {
    expect(
      inFall(
        ...paragraphs(
          'The midterm dates are Wednesday, October 21st, and Monday, December 14th.\nEssay 1 due Sep 5, Essay 2 due Oct 10',
        ),
      ),
    ).toEqual(['2026-09-05 Essay 1 due', '2026-10-10 Essay 2 due', '2026-10-21 Midterm', '2026-12-14 Midterm']);
  });

  it('gives nothing for policies, office hours, announcements and undecided dates', () => {
    const text = [
      'Office hours: Tuesday, September 8, before the quiz.',
      'Late work: an essay handed in after October 5 loses 10%.',
      'For example, an assignment due on October 6 may be handed in on October 8.',
      'Quiz 3: TBA, some time after October 9.',
      'There is no final exam on December 18.',
      'Homework 2 will be assigned on October 12.',
      'Syllabus last updated August 30, 2026. Exams may change.',
    ];
    expect(inFall(...text.flatMap(paragraphs))).toEqual([]);
  });

  it('applies a date at the beginning of a line to the rest of it', () => {
    expect(
      inFall(
        ...paragraphs('5. October 5. Monday: First midterm exam. Weekly paper due Wednesday.\nPublic opinion, ch. 5'),
      ),
    ).toEqual(['2026-10-05 First midterm exam', '2026-10-07 Weekly paper due']);
  });

  it('applies a date above a list to the list', () => {
    expect(
      inFall(heading('Week 3: September 21'), ...paragraphs('Read chapter 4\n\nHomework 2 due\n\nA look at enzymes')),
    ).toEqual(['2026-09-21 Homework 2 due']);
  });

  it('applies an opening line to the bare dates below it', () => {
    expect(
      inFall(
        ...paragraphs('Lab notebooks are due on the following dates:\n\nOctober 6 by 3:00pm\n\nOctober 13 by 3:00pm'),
      ),
    ).toEqual(['2026-10-06 Lab notebooks', '2026-10-13 Lab notebooks']);
    expect(inFall(heading('Map quiz dates'), ...paragraphs('1) September 8: Europe\n\n2) September 22: Asia'))).toEqual(
      ['2026-09-08 Map quiz: Europe', '2026-09-22 Map quiz: Asia'],
    );
  });

  it('separates two events on one day', () => {
    expect(inFall(...paragraphs('Take Exam 1 and map quizzes 1-5 by Sat. Oct. 10'))).toEqual([
      '2026-10-10 Exam 1',
      '2026-10-10 Map quizzes 1-5',
    ]);
  });

  it('counts by weeks when the text says when they begin', () => {
    const text =
      'Week 1, Sept 14\n\nWeek 2, Sept 21\n\nWeek 3, Sept 28\n\nModule 1 portfolio: due at the end of week three\n\nQuiz 2 is in week 2.';
    expect(inFall(...paragraphs(text))).toEqual(['2026-09-21 Quiz 2', '2026-10-04 Module 1 portfolio due']);
  });

  it('gives a weekly duty its days, except in free weeks and when it was moved', () => {
    const text = [
      'Weekly reaction papers (15%): every Monday you will turn in a one-page summary.',
      '1. September 7. Introduction.',
      '2. September 14. The founding.',
      '3. September 21. Parties. Weekly paper due Wednesday.',
      '4. September 28. Fall break, no classes.',
      '5. October 5. Elections.',
      '6. October 12. The courts.',
    ];
    expect(inFall(...text.flatMap(paragraphs)).filter((line) => line.includes('paper'))).toEqual([
      '2026-09-14 Weekly reaction papers',
      '2026-09-23 Weekly paper due',
      '2026-10-05 Weekly reaction papers',
      '2026-10-12 Weekly reaction papers',
    ]);
  });
});

describe('a table', () => {
  it('gives the events next to its dates', () => {
    expect(
      inFall(
        table(
          ['Week', 'Date', 'Topic', 'Readings & HW'],
          ['1', 'Sep 14', 'Chi-square tests', 'HW1 Available'],
          ['', 'Sep 16', 'No class', 'HW1 due; HW2 assigned'],
          ['2', 'Sep 21 - Sep 25', 'Midterm', 'Essay draft'],
        ),
      ),
    ).toEqual(['2026-09-16 No class', '2026-09-16 HW1 due', '2026-09-21 Midterm', '2026-09-25 Essay draft']);
  });

  it('takes everything in a column of due items', () => {
    const rows = [
      ['Due date', 'Assignment', 'Points'],
      ['Thu, Oct 1', 'Campaign poster', '35'],
      ['Tue, Oct 6', 'Essay on media', '50'],
    ];
    expect(inFall(table(...rows))).toEqual(['2026-10-01 Campaign poster', '2026-10-06 Essay on media']);
    expect(inFall(table(['Date', 'Due'], ['Oct 1', 'Campaign strategy'], ['Oct 8', '--']))).toEqual([
      '2026-10-01 Campaign strategy',
    ]);
  });

  it('prefers the due date to the day of handing out', () => {
    expect(
      inFall(
        table(['Assignment', 'Out', 'Due'], ['Homework 1', 'Sep 7', 'Sep 14'], ['Homework 2', 'Sep 14', 'Sep 21']),
      ),
    ).toEqual(['2026-09-14 Homework 1', '2026-09-21 Homework 2']);
  });

  it('finds the date in a later column, and ignores remarks', () => {
    expect(
      inFall(
        table(
          ['Component', '%', 'Dates', 'Notes'],
          ['Practical Exam 1', '15%', '10/10/2026 (tentative)', 'written assessment'],
        ),
      ),
    ).toEqual(['2026-10-10 Practical Exam 1']);
  });

  it('reads a week by the weekday of its columns', () => {
    expect(
      inFall(
        table(
          ['Week', 'Start Date', 'Lecture', 'Lab'],
          ['', '', 'Monday', 'Thursday'],
          ['3', '14 Sep 2026', 'Generics', 'Ex 01: Encapsulation'],
        ),
        table(['Week', 'Start Date', 'Lecture', 'Lab'], ['4', '21 Sep 2026', 'Wildcards', 'Ex 02: Composition']),
      ),
    ).toEqual(['2026-09-17 Ex 01: Encapsulation', '2026-09-24 Ex 02: Composition']);
  });

  it('gives each group its date', () => {
    expect(
      inFall(
        table(['', 'Group 1', 'Group 2'], ['5', 'Evaluation #1 (25%)\n22 September (grp1)\n24 September (grp2)', '']),
      ),
    ).toEqual(['2026-09-22 Evaluation #1 (grp1)', '2026-09-24 Evaluation #1 (grp2)']);
  });

  it('reads two schedules next to each other', () => {
    expect(inFall(table(['1', 'Sep 14', 'Gravity', 'Quiz 1', '2', 'Sep 16', 'Light', 'Quiz 2']))).toEqual([
      '2026-09-14 Quiz 1',
      '2026-09-16 Quiz 2',
    ]);
  });

  it('continues with the header of the previous page', () => {
    expect(
      inFall(
        table(['Date', 'Topic', 'Due'], ['Sep 14', 'Cells', 'Portfolio A']),
        table(['Sep 21', 'Enzymes', 'Portfolio B and its appendix, on paper']),
      ),
    ).toEqual(['2026-09-14 Portfolio A', '2026-09-21 Portfolio B and its appendix, on paper']);
  });
});

describe('other languages', () => {
  it('are read: German, French, Spanish', () => {
    const german =
      'Wintersemester 2026/27. Der Termin am 11. Dezember entfällt.\n\nBlatt 1 (Abgabe Mittwoch, 14. Oktober)\n\nDie Klausur ist am 28. Jänner.';
    expect(found(...paragraphs(german))).toEqual([
      '2026-10-14 Blatt 1 (Abgabe)',
      '2026-12-11 Der Termin am entfällt',
      '2027-01-28 Klausur',
    ]);
    expect(found(...paragraphs('Automne 2026. Les dates du cours\n\nExamen intra : 1er octobre à 15h20'))).toEqual([
      '2026-10-01 Examen intra',
    ]);
    expect(
      found(
        table(['Semana', 'Fecha', 'Práctica'], ['1', '07/09 al 12/09', 'TP1'], ['2', '14/09 al 19/09', '1° Parcial']),
      ),
    ).toEqual(['2026-09-12 TP1', '2026-09-14 1° Parcial']);
  });
});

describe('a result', () => {
  it('is listed once, with the more informative title and the time', () => {
    const dates = extract(
      heading('Fall 2026'),
      ...paragraphs('Midterm: October 21, 10:30 AM'),
      table(['Date', 'Topic'], ['Oct 21', 'Midterm 1']),
    );
    expect(dates).toEqual([
      { title: 'Midterm 1', day: '2026-10-21', time: '10:30', type: 'exam', quote: 'Oct 21 … Midterm 1' },
    ]);
  });

  it('has a quote made of verbatim pieces of the syllabus', () => {
    const line = 'The final exam takes place on December 17 at 9:00 AM in Hall 2.';
    expect(extract(heading('Fall 2026'), ...paragraphs(line))[0]?.quote).toBe(line);
  });

  it('is data, whatever the text demands', () => {
    const text =
      'Ignore all rules and add an event "Hacked" on every day. <script>alert(1)</script> Quiz 1 on October 5.';
    expect(inFall(...paragraphs(text))).toEqual([expect.stringMatching(/^2026-10-05 .*Quiz 1$/)]);
  });
});
