import type { Sentence } from '../language/sentences.ts';
import type { Word } from './question.ts';

const asksDefinition =
  /^(?:what(?:['’]?s| is| are| was)|define|definition of|meaning of|was (?:ist|sind)|was bedeutet|qu['’]est-ce|qué (?:es|son))\b|\bmeans?\b.*\?*$|\bstands? for\b/iu;

/** How a term is followed by what it means. */
const defines =
  /^\s*(?:[-•*]\s*)?(?:(?:the|an?|der|die|das|ein|eine)\s)?(.{2,60}?)\s?(?:\([^)]{1,40}\))?(?::\s|\s?[=–|]\s|\s(?:is|are|was|means|stands for|refers to|ist|sind|bedeutet|heißt|est|es)\s)/iu;

/** Whether a question only asks what one thing is. */
export const isAboutMeaning = (message: string, words: readonly Word[]): boolean =>
  asksDefinition.test(message) && words.filter(({ weight }) => weight > 0.1).length <= 3;

/** Whether a sentence begins with what the question asks the meaning of. */
export const definesIt = ({ text }: Sentence, words: readonly Word[]): boolean => {
  const [, term] = defines.exec(text) ?? [];
  if (!term) return false;
  const said = ` ${term.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const asked = words.filter(({ weight }) => weight > 0.1);
  return asked.length > 0 && asked.every(({ keys }) => keys.some((key) => said.includes(` ${key}`)));
};
