import type { QuestionView } from '@hub/contracts';

/** The options of a question while it is edited, and the index of the right one. */
export interface Options {
  readonly texts: readonly string[];
  readonly right: number;
}

export const mostOptions = 10;
export const fewestOptions = 2;

export const blankOptions: Options = { texts: ['', '', '', ''], right: 0 };

export const optionsOf = ({ options, correctAnswer }: Pick<QuestionView, 'options' | 'correctAnswer'>): Options =>
  options.length > 0 ? { texts: options, right: Math.max(0, options.indexOf(correctAnswer)) } : blankOptions;

export const withText = ({ texts, right }: Options, at: number, text: string): Options => ({
  texts: texts.map((old, index) => (index === at ? text : old)),
  right,
});

export const withBlank = ({ texts, right }: Options): Options => ({ texts: [...texts, ''], right });

/** Removes an option. If it was the right one, the first option becomes right. */
export const without = ({ texts, right }: Options, at: number): Options => ({
  texts: texts.filter((_, index) => index !== at),
  right: at === right ? 0 : right - (at < right ? 1 : 0),
});
