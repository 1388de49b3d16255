import { describe, expect, it } from 'vitest';
import { eventNameIn, type TextRole } from './event-name.ts';

const named = (text: string, place: TextRole = 'prose') => {
  const found = eventNameIn(text, place);
  return found && `${found.type}: ${found.title}`;
};

describe('words that name an event', () => {
  it.each([
    ['In Class Exam -          30% of grade', 'exam: In Class Exam'],
    ['DUE: Computer Application Project #1', 'project: Computer Application Project #1 due'],
    ['HW1 due by 11:59pm ET', 'homework: HW1 due'],
    ['• Problem Set 3 (10 points)', 'homework: Problem Set 3'],
    ['RESEARCH PAPERS DUE', 'assignment: Research papers due'],
    ['Midterm Paper Due', 'assignment: Midterm Paper Due'],
    ['Group project presentations', 'project: Group project presentations'],
    ['First Group Project Peer Review (    )', 'assignment: First Group Project Peer Review'],
    ['Take Home Exam Due', 'exam: Take Home Exam Due'],
    ['Our exam will be on Thursday', 'exam: Exam'],
    ['Final projects will have to be saved in your folder by', 'project: Final projects'],
    ['EXAM II', 'exam: EXAM II'],
    ['Blatt 3 (Abgabe                )', 'homework: Blatt 3 (Abgabe)'],
    ['Évaluation #1 (25%)', 'exam: Évaluation #1'],
    ['Remise du projet (35%)', 'project: Remise du projet'],
    ['2° Parcial', 'exam: 2° Parcial'],
    ['Entrega del informe', 'assignment: Entrega del informe'],
    ['NO CLASS - Thanksgiving', 'other: NO CLASS - Thanksgiving'],
    ['Last day to withdraw from course', 'other: Last day to withdraw from course'],
    ['Review session for Midterm 1', 'lecture: Review session for Midterm 1'],
    ['Election profile update due', 'assignment: Election profile update due'],
  ])('%s', (text, expected) => expect(named(text)).toBe(expected));
});

describe('words that name none', () => {
  it.each([
    'Introduction to the course',
    'Final Examination (day and time to be announced)',
    'Quiz 3: TBA',
    'Late work: a lab report handed in after      loses 10% a day',
    'HW2 assigned',
    'Study for map quiz 2 and take the quiz if you want',
    'For example, suppose the assignment was due',
    'There is no midterm',
    'No class due to be held',
    'Read Kupperman, Ch. 3, Essays',
    'Questions for the final exam',
    'Office hours before the exam',
    'Syllabus last updated',
    'Workshop on how to write a research paper',
  ])('%s', (text) => expect(named(text)?.replace(/^other.*/, '')).toBeFalsy());

  it('next to a topic include some that only resemble an event', () => {
    expect(named('Chi-square tests', 'topic')).toBeUndefined();
    expect(named('What makes a good research project in the social sciences', 'topic')).toBeUndefined();
    expect(named('Unit test', 'topic')).toBe('exam: Unit test');
    expect(named('Quiz 1', 'topic')).toBe('quiz: Quiz 1');
  });
});

it('a column of due items makes an event of every cell', () => {
  expect(named('Campaign strategy', 'due')).toBe('assignment: Campaign strategy');
  expect(named('--', 'due')).toBeUndefined();
});
