import type { NewGradeCategory } from '@hub/contracts';
import type { z } from 'zod';

interface DemoGrades {
  readonly course: string;
  readonly categories: readonly z.input<typeof NewGradeCategory>[];
  /** Each names its category. */
  readonly items: readonly (readonly [
    category: string,
    name: string,
    earned: number | null,
    possible: number | null,
  ])[];
}

/** Where the demo student is in two classes: the finals are open. */
export const grades: readonly DemoGrades[] = [
  {
    course: 'MATH 221',
    categories: [
      { name: 'Problem sets', weight: 30, dropLowest: 1 },
      { name: 'Quizzes', weight: 20, counting: 'equal' },
      { name: 'Exams', weight: 50, counting: 'equal' },
    ],
    items: [
      ['Problem sets', 'Problem Set 1', 18, 20],
      ['Problem sets', 'Problem Set 2', 11, 20],
      ['Problem sets', 'Problem Set 3', 27, 30],
      ['Quizzes', 'Matrix Quiz', 9, 10],
      ['Exams', 'First Exam', 84, null],
      ['Exams', 'Second Exam', null, null],
      ['Exams', 'Final Exam', null, null],
    ],
  },
  {
    course: 'CS 201',
    categories: [
      { name: 'Projects', weight: 60 },
      { name: 'Final exam', weight: 40 },
    ],
    items: [['Projects', 'Linked Lists', 46, 50]],
  },
];
