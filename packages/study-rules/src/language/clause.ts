import { sentencesOf } from './sentences.ts';

/** Words that only English texts have, so that words of other languages are not taken for verbs. */
const english =
  /(?<!\p{L})(?:the|an?|of|to|at|for|with|his|her|their|its|by|up|out|two|three|four|five|six)(?!\p{L})/iu;
const nominal = new Set(['NOUN', 'PROPN', 'ADJ', 'PUNCT']);

/** Whether an English phrase has its own verb: "Fungi need three things", "The tutor summed up"; not "Sunk costs". */
export const isClause = (phrase: string): boolean => {
  if (!english.test(phrase)) return false;
  const tokens = sentencesOf(phrase).flatMap((sentence) => sentence.tokens);
  return tokens.some(
    ({ pos, text }, at) =>
      at > 0 &&
      (pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing'))) &&
      !nominal.has(tokens[at + 1]?.pos ?? 'X'),
  );
};
