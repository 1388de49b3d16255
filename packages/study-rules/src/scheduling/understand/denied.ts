import type { Found } from '../things/find-things.ts';
import { type Clause, says } from './clause.ts';

/** "wait laundry isnt": of what is marked as done, and with no other word that says what to do. */
export const isDenied = (clause: Clause, { certainty, things }: Found): boolean =>
  certainty === 'one' &&
  things.every(({ completed }) => completed) &&
  clause.whens.length === 0 &&
  !says(clause, 'verb') &&
  clause.tokens.at(-1)?.text !== '?' &&
  clause.tokens.some(({ word }) => /^(?:isnt|wasnt|arent|werent)$/u.test(word));

/** "w/e" is read as "with / e". */
const indifferent = /(?:^| )(?:whatever|whenever|with \/ e|idc|egal)$/u;

const stays =
  /(?:^| )(?:stays?|stay put|bleibt|bleiben|reste|restent|queda|quedan)(?: (?:as is|the same|same|put|so|igual))?$/u;

/** "gift w/e", "ch 9 stays", next to another request: nothing is to be done with it. */
export const isIndifferent = ({ tokens, whens, priority }: Clause): boolean => {
  const text = tokens.map(({ word }) => word).join(' ');
  return whens.length === 0 && priority === undefined && (indifferent.test(text) || stays.test(text));
};
