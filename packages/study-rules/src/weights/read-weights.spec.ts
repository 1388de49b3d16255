import type { Page } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { readWeights } from './read-weights.ts';

const paragraph = (text: string): Page => ({ blocks: [{ kind: 'paragraph', text }] });
const read = (...pages: Page[]) => readWeights(pages).map(({ name, weight }) => [name, weight]);

describe('the weights of a syllabus', () => {
  it.each([
    ['a list', 'Grading\nHomework 20%\nMidterm exam: 30 %\n- Final exam – 50%'],
    ['brackets', '• Homework (20%)\n• Midterm exam (30%)\n• Final exam (50 %)'],
    ['weights in front', '20% Homework\n30% Midterm exam\n50% Final exam'],
    ['one line', 'Homework 20%, Midterm exam 30%, Final exam 50%'],
    ['a line of weights in front', 'Grading: 20% homework, 30% midterm exam, and 50% final exam'],
    [
      'a table as text',
      '| Part | Share |\n|---|---|\n| Homework | 20% |\n| Midterm exam | 30% |\n| Final exam | 50% |',
    ],
  ])('are read from %s', (_, text) => {
    const found = read(paragraph(text)).map(([name, weight]) => [String(name).toLowerCase(), weight]);
    expect(found).toEqual([
      ['homework', 20],
      ['midterm exam', 30],
      ['final exam', 50],
    ]);
  });

  it('are read from a table with a column of weights', () => {
    const rows = [
      ['Component', 'Due', 'Weight (%)'],
      ['Homework', 'weekly', '20'],
      ['Exam', 'December 9', '80'],
      ['Total', '', '100'],
    ];
    expect(read({ blocks: [{ kind: 'table', rows }] })).toEqual([
      ['Homework', 20],
      ['Exam', 80],
    ]);
  });

  it('count several of a kind together', () => {
    expect(read(paragraph('Exams (2 × 15%)\nTwo papers (20% each)\nParticipation 30%'))).toEqual([
      ['Exams', 30],
      ['Two papers', 40],
      ['Participation', 30],
    ]);
  });

  it('are read from sentences', () => {
    const text =
      'The final exam is worth 30% of the grade and covers everything that was discussed in class. ' +
      'There will be weekly homework, which counts for 70% of your final grade, to be handed in on paper.';
    expect(read(paragraph(text))).toEqual([
      ['final exam', 30],
      ['weekly homework', 70],
    ]);
  });

  it.each([
    [
      'German',
      'Bewertung\nKlausur: 60 %\nÜbungsblätter: 30 %\nMitarbeit: 10 %',
      ['Klausur', 'Übungsblätter', 'Mitarbeit'],
    ],
    [
      'Spanish',
      'Evaluación\nExamen final: 60%\nTareas: 30%\nParticipación: 10%',
      ['Examen final', 'Tareas', 'Participación'],
    ],
    [
      'French',
      'Évaluation\nExamen final : 60 %\nDevoirs : 30 %\nParticipation : 10 %',
      ['Examen final', 'Devoirs', 'Participation'],
    ],
  ])('are read in %s', (_, text, names) => {
    expect(read(paragraph(text))).toEqual(names.map((name, index) => [name, [60, 30, 10][index]]));
  });

  it('are no grades of a scale, penalties or rules', () => {
    expect(read(paragraph('A 93-100%\nB 83-92%\nLate homework loses 10% per day.\nYou need 60% to pass.'))).toEqual([]);
    expect(read(paragraph('Attend at least 80% of the lectures.\nA: 90%\nB: 80%'))).toEqual([]);
  });

  it('say what is dropped and what is extra, with the words of the document and their page', () => {
    const found = readWeights([
      paragraph('About this course'),
      paragraph('Quizzes 40%\nExams 60%\nExtra credit essay 5%\nThe two lowest quiz scores will be dropped.'),
    ]);
    expect(found).toMatchObject([
      { name: 'Quizzes', weight: 40, dropLowest: 2, extra: false, page: 2, quote: 'Quizzes 40%' },
      { name: 'Exams', weight: 60, dropLowest: 0 },
      { name: 'Extra credit essay', weight: 5, extra: true },
    ]);
  });

  it('are nothing where the syllabus states none', () => {
    expect(readWeights([])).toEqual([]);
    expect(read(paragraph('Welcome! We read one book per week.'))).toEqual([]);
  });

  it('takes no longer for texts that are made to be slow', () => {
    const before = performance.now();
    for (const piece of ['20% ', 'a ', '(((', '| ', 'of the ', '9', 'each 2 x 15% ', 'exam '])
      readWeights([paragraph(piece.repeat(100_000))]);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
