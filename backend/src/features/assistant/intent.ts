/** What a student's own words permit. Code judges it, not the model: whatever a model has read, it cannot permit anything. */

const quoted = /"[^"]*"|“[^“”]*”|‘[^‘’]*’|«[^«»]*»/gu;
const clauses = /[.,;:!?\n]|\b(?:but|instead)\b/u;
const words = /[a-z]+(?:'[a-z]+)?/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").match(words) ?? [];

const deleting = new Set(['delete', 'remove', 'cancel', 'erase', 'drop', 'discard', 'scrap', 'clear', 'trash']);
const negating = new Set(['not', 'never', 'without', 'cannot', 'dont']);
const isNegation = (word: string) => negating.has(word) || word.endsWith("n't");

const asksToDelete = (clause: string) => {
  const said = wordsOf(clause.replace(/\bget rid of\b/iu, 'delete'));
  const at = said.findIndex((word) => deleting.has(word));
  return at !== -1 && !said.slice(0, at).some(isNegation);
};

/** Whether the message asks for something to be deleted, outside of titles in quotation marks. */
export const wantsDeletion = (message: string): boolean =>
  message.replaceAll(quoted, ' ').split(clauses).some(asksToDelete);

const agreeing = new Set(['yes', 'yep', 'yeah', 'ok', 'okay', 'sure', 'confirm', 'confirmed', 'go', 'do']);
const besides = new Set(
  'please it them that this these those all of ahead and make change changes the now thanks thank you'.split(' '),
);

/** Whether the message says yes and nothing else; "Yes, but not the second" is another message. */
export const confirms = (message: string): boolean => {
  const said = wordsOf(message);
  const [first] = said;
  if (first === undefined || !agreeing.has(first) || /[^\sa-z'’.,!]/iu.test(message)) return false;
  return said.every((word) => agreeing.has(word) || besides.has(word) || deleting.has(word));
};
