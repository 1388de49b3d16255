import type { GradeCategoryView, GradeItemView } from '@hub/contracts';

/** What the arithmetic reads of a category. */
export type Category = Pick<GradeCategoryView, 'weight' | 'dropLowest' | 'counting' | 'extra'> & {
  readonly id: string;
};

/** What it reads of an item. `possible` null: `earned` is a percentage. `earned` null: not graded yet. */
export type Item = Pick<GradeItemView, 'earned' | 'possible'> & { readonly id: string; readonly categoryId: string };

/** The grades of one class. */
export interface Grades {
  readonly categories: readonly Category[];
  readonly items: readonly Item[];
}

/** A percentage as it is shown and compared: rounded to two digits, so that 92.99 is never shown as a 93. */
export const rounded = (percent: number): number => Math.round((percent + Number.EPSILON) * 100) / 100;
