import type { ExtractedDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../text/read.ts';
import { readSyllabus } from '@hub/study-rules';

/** Fictional syllabi, each in a different style. */
const syllabi: readonly { manner: string; text: string; expected: readonly string[] }[] = [
  {
    manner: 'weeks with what is given out and what is due',
    text: `PSY 220 Fall 2026
| Week Starting | Week | Teaching | Assigned | Due |
|---|---|---|---|---|
| Sept 7 | 1 | Introduction | Quiz 1 | N/A |
| Sept 14 | 2 | Memory | Assignment 1 | Quiz 1 |
| Sept 21 | 3 | Learning | Discussion 2 | Assignment 1 |`,
    expected: ['2026-09-14 quiz Quiz 1', '2026-09-21 assignment Assignment 1'],
  },
  {
    manner: 'names left of their dates',
    text: `CHEM 101 - Fall 2026
Midterm Exam | October 14, in class
Final Exam | December 9, 2:00-4:00 pm, Room 12
Lab notebook check | November 3`,
    expected: [
      '2026-10-14 exam Midterm Exam',
      '2026-11-03 assignment Lab notebook check',
      '2026-12-09 14:00 exam Final Exam',
    ],
  },
  {
    manner: 'ranges of weeks with sentences',
    text: `ENG 102, Fall Semester 2026
Week 1 (Aug 24 - 28): Introduction. Read ch. 1. Diagnostic essay due Friday.
Week 2 (Aug 31 - Sep 4): Rhetoric. Quiz 1 on Wednesday.
Week 3 (Sep 7 - 11): Labor Day, no class Monday. Draft of Essay 1 due Thursday at 11:59 pm.
Week 8 (Oct 12 - 16): Midterm exam (Oct 14)`,
    expected: [
      '2026-08-28 assignment Diagnostic essay due',
      '2026-09-02 quiz Quiz 1',
      '2026-09-10 23:59 assignment Draft of Essay 1 due',
      '2026-10-14 exam Midterm exam',
    ],
  },
  {
    manner: 'a table of what counts, with due dates',
    text: `HIST 250 (Fall 2026)
Assignment | Weight | Due date
Research proposal | 10% | Friday, Sep 25
Final paper | 40% | Dec 11 by 5pm
Participation | 10% | ongoing`,
    expected: ['2026-09-25 assignment Research proposal', '2026-12-11 17:00 assignment Final paper'],
  },
  {
    manner: 'short lines with weekdays after dates',
    text: `Course calendar (2026)
9/3 Th Sets; PS 1 out
9/10 Th PS 1 due, PS 2 out
9/15 Tu Quiz #1
10/13 Tu MIDTERM
12/15 Tu FINAL EXAM 2-5pm`,
    expected: [
      '2026-09-10 homework PS 1 due',
      '2026-09-15 quiz Quiz #1',
      '2026-10-13 exam Midterm',
      '2026-12-15 14:00 exam Final exam',
    ],
  },
  {
    manner: 'a German list',
    text: `Kurs: Statistik, Wintersemester 2026/27
Übungsblatt 1: Abgabe bis 26.10.2026, 12 Uhr
Übungsblatt 2: Abgabe bis 02.11.
Klausur: 10.02.2027, 9:00 Uhr
Nachklausur: 31.03.2027`,
    expected: [
      '2026-10-26 12:00 homework Übungsblatt 1: Abgabe',
      '2026-11-02 homework Übungsblatt 2: Abgabe',
      '2027-02-10 09:00 exam Klausur',
      '2027-03-31 exam Nachklausur',
    ],
  },
  {
    manner: 'a French table',
    text: `Automne 2026
Semaine | Date | Contenu | Évaluation
1 | 31 août | Introduction |
5 | 28 septembre | Chapitre 3 | Devoir 1 (10 %)
8 | 19 octobre | Examen intra (30 %) |
9 | 26 octobre | Semaine de relâche |
15 | 7 décembre | Présentations | Rapport final`,
    expected: [
      '2026-09-28 homework Devoir 1',
      '2026-10-19 exam Examen intra',
      '2026-10-26 other Semaine de relâche',
      '2026-12-07 assignment Rapport final',
      '2026-12-07 project Présentations',
    ],
  },
  {
    manner: 'a Spanish table',
    text: `Curso de Física, segundo semestre de 2026
Fecha | Actividad
5 de septiembre | Control 1
3 de octubre | Primer parcial
14 de noviembre | Entrega del informe final
28 de noviembre | Examen final`,
    expected: [
      '2026-09-05 quiz Control 1',
      '2026-10-03 exam Primer parcial',
      '2026-11-14 assignment Entrega del informe final',
      '2026-11-28 exam Examen final',
    ],
  },
  {
    manner: 'deadlines of the university',
    text: `Key deadlines
Last day to add/drop: September 8, 2026
Thanksgiving break: November 25-27, 2026
Finals week: December 14-18, 2026
Capstone demo day: December 4, 2026`,
    expected: [
      '2026-09-08 other Last day to add/drop',
      '2026-11-25 other Thanksgiving break',
      '2026-12-04 project Capstone demo day',
      '2026-12-14 other Finals week',
    ],
  },
];

describe('a syllabus written as', { timeout: 60_000 }, () => {
  it.each(syllabi)('$manner shows its events, and creates no other', async ({ text, expected }) => {
    const pages = await read(Buffer.from(text), 'txt');
    const { dates, toCheck = [] } = await readSyllabus({ pages, uploadedOn: '2026-08-20' });
    const lines = (found: readonly ExtractedDate[]) =>
      found.map(({ dueDate, dueTime, eventType, title }) =>
        [dueDate, dueTime ?? [], eventType, title].flat().join(' '),
      );
    expect([...lines(dates), ...lines(toCheck)]).toEqual(expect.arrayContaining([...expected]));
    for (const line of lines(dates)) expect(expected).toContain(line);
    expect(dates.length).toBeGreaterThanOrEqual(expected.length / 2);
  });
});
