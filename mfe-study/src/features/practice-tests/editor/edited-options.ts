import type { QuestionView } from '@hub/contracts';

/** The options of a question as they are written, and which of them is right. */
export interface Options {
  readonly texts: readonly string[];
  readonly right: number;
}

export const mostOptions = 10;
export const fewestOptions = 2;

export const blankOptions: Options = { texts: ['', '', '', ''], right: 0 };

export const chosenOf = ({ options, correctAnswer }: Pick<QuestionView, 'options' | 'correctAnswer'>): Options =>
  options.length > 0 ? { texts: options, right: Math.max(0, options.indexOf(correctAnswer)) } : blankOptions;

export const withText = ({ texts, right }: Options, at: number, text: string): Options => ({
  texts: texts.map((old, index) => (index === at ? text : old)),
  right,
});

export const withOneMore = ({ texts, right }: Options): Options => ({ texts: [...texts, ''], right });

/** The right one stays right when another goes; when it goes itself, the first one is. */
export const without = ({ texts, right }: Options, at: number): Options => ({
  texts: texts.filter((_, index) => index !== at),
  right: at === right ? 0 : right - (at < right ? 1 : 0),
});
