interface Turn {
  readonly type: 'user' | 'bot';
  readonly content: string;
}

/** Words that refer to an earlier message. */
const pointing =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|his|her|one|ones)\b|^(?:and|what about|how about|why|more)\b/iu;
const fewWords = 6;

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** The text to search passages with: a short message that refers back is combined with the student's previous one. */
export const retrievalQuestion = (message: string, turns: readonly Turn[]): string => {
  const before = turns.findLast(({ type }) => type === 'user')?.content;
  const followsUp = before !== undefined && wordsIn(message) <= fewWords && pointing.test(message.trim());
  return followsUp ? `${message} ${before}` : message;
};
