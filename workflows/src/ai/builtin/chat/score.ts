import { keyOf, keysIn } from '../language/nlp.ts';
import type { Evidence } from './evidence.ts';
import type { Question, Wanted } from './question.ts';

const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu;
const time =
  /\b(?:\d{1,2}:\d{2}|\d{3,4}|\d{1,2} ?[ap]\.?m|\d{1,2}\/\d{1,2}|\d{1,2}(?:st|nd|rd|th))\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek\b|\bcentur/iu;
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|billion|half|third|quarter|percent)\b/iu;

const tells = (evidence: Evidence, wanted: Wanted, terms: Question['terms']): boolean => {
  const { text, tokens } = evidence.sentence;
  switch (wanted) {
    case 'date':
      return month.test(text) || time.test(text);
    case 'number':
      return number.test(text);
    case 'person':
      return tokens.some((token) => (token.pos === 'PROPN' || token.pos === 'NOUN') && !terms.has(keyOf(token)));
    case 'any':
      return true;
  }
};

/** A word of the piece around counts, but less than one of the sentence itself. */
const around = 0.6;

/** How much of what was asked a sentence holds, from 0 to 1; nothing where it cannot be what is wanted. */
export const scoreOf = (evidence: Evidence, { terms, wanted }: Question): number => {
  if (!tells(evidence, wanted, terms)) return 0;
  const own = keysIn([evidence.sentence]);
  const whole = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const held = [...terms].reduce((sum, [stem, weight]) => {
    if (own.has(stem)) return sum + weight;
    return evidence.around.has(stem) ? sum + weight * around : sum;
  }, 0);
  return whole === 0 ? 0 : held / whole;
};
