import { basesOf } from '../words/past.ts';
import { type Clause, says } from './clause.ts';

/** By a word for it, or a past form: "exam 3 too" does not say that it is done. */
export const saysDone = (clause: Clause): boolean =>
  says(clause, 'state done') ||
  says(clause, 'verb done') ||
  clause.tokens.some(({ word }) => basesOf(word).length > 0 || /^(?:finally|already)$/u.test(word));
