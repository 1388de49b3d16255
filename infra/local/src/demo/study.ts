import type { QuestionForm } from '@hub/contracts';
import type { z } from 'zod';

/** Sets of cards: front, tab, back. */
export const sets = [
  {
    course: 'BIO 210',
    title: 'Inside the cell',
    text: [
      'What does a mitochondrion do?\tIt turns sugar into energy for the cell',
      'Where is the DNA of an animal cell?\tIn the nucleus, and a little in the mitochondria',
      'What makes proteins?\tRibosomes\teasy',
      'What is the Golgi apparatus for?\tIt packs proteins and sends them where they are needed\thard',
      'What is a membrane made of?\tA double layer of phospholipids with proteins in it',
    ].join('\n'),
  },
  {
    course: 'MATH 221',
    title: 'Words of linear algebra',
    text: [
      'What is an eigenvector of A?\tA vector other than zero that A only stretches: Av = λv',
      'When is a square matrix invertible?\tWhen its determinant is not zero',
      'What is the rank of a matrix?\tThe dimension of its column space\thard',
    ].join('\n'),
  },
] as const;

const questions: readonly z.input<typeof QuestionForm>[] = [
  {
    question: 'Which part of the cell makes most of its energy?',
    options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Golgi apparatus'],
    correctAnswer: 'Mitochondrion',
    explanation: 'It turns sugar and oxygen into ATP.',
    points: 2,
  },
  {
    question: 'What crosses a membrane without help?',
    options: ['Oxygen', 'Glucose', 'Sodium ions', 'Proteins'],
    correctAnswer: 'Oxygen',
    explanation: 'Small molecules without a charge diffuse through the lipids.',
    difficulty: 'hard',
    points: 3,
  },
  { question: 'What makes proteins?', questionType: 'short_answer', correctAnswer: 'Ribosomes', difficulty: 'easy' },
];

/** Written manually, question by question. */
export const practiceTest = { course: 'BIO 210', title: 'Cell structure warm-up', questions } as const;
