/**
 * Which actions a student's own words permit. Code decides this, not the model, so nothing that a model has read can
 * permit an action.
 */

const quoted = /"[^"]*"|“[^“”]*”|‘[^‘’]*’|«[^«»]*»/gu;
const clauses = /[.,;:!?\n]|\b(?:but|instead)\b/u;
const words = /[a-z]+(?:'[a-z]+)?/gu;
const accents = /\p{M}/gu;

const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replaceAll(accents, '').toLowerCase().replaceAll('’', "'").match(words) ?? [];

/** In English, German, Spanish and French. */
const deleting = new Set(
  'delete remove cancel erase drop discard scrap clear trash losche losch entferne streiche borra elimina quita cancela supprime efface enleve annule retire'.split(
    ' ',
  ),
);
const negating = new Set(['not', 'never', 'without', 'cannot', 'dont', 'no', 'nunca', 'nie', 'jamais', 'ne']);
/** German and French put them behind the verb. */
const negatingLater = new Set(['nicht', 'kein', 'keine', 'keinen', 'pas', 'rien', 'nichts']);
const isNegation = (word: string) => negating.has(word) || word.endsWith("n't");

const requestsDeletion = (clause: string) => {
  const said = wordsOf(clause.replace(/\bget rid of\b/iu, 'delete'));
  const at = said.findIndex((word) => deleting.has(word));
  return at !== -1 && !said.slice(0, at).some(isNegation) && !said.some((word) => negatingLater.has(word));
};

/** Whether the message asks to delete something. Quoted titles do not count. */
export const wantsDeletion = (message: string): boolean =>
  message.replaceAll(quoted, ' ').split(clauses).some(requestsDeletion);

const wordPattern = /[\p{L}\p{N}]+/gu;
const stopWords = new Set('the and for with from due task tasks event events all this that your what'.split(' '));
const keyWords = (text: string) =>
  (text.normalize('NFKD').toLowerCase().match(wordPattern) ?? []).filter(
    (word) => word.length > 1 && !stopWords.has(word),
  );
/** A name may be shortened, or be in the plural. */
const isSame = (said: string, word: string) => said.startsWith(word) || (said.length > 2 && word.startsWith(said));

/** Whether the message contains at least one word of this title. */
export const namesTitle = (message: string, title: string): boolean => {
  const said = keyWords(message);
  return keyWords(title).some((word) => said.some((other) => isSame(other, word)));
};

const agreeing = new Set(
  'yes yep yeah yup ok okay sure confirm confirmed go do ja klar genau si claro dale vale adelante oui ouais'.split(
    ' ',
  ),
);
const fillers = new Set(
  'please it them that this these those all of ahead and make change changes the now thanks thank you bitte mach das gerne danke por favor hazlo gracias merci vas y fais'.split(
    ' ',
  ),
);

/** Whether the message says yes and nothing else; "Yes, but not the second" is another message. */
export const confirms = (message: string): boolean => {
  const said = wordsOf(message);
  const [first] = said;
  if (first === undefined || !agreeing.has(first) || /[^\s\p{Script=Latin}'’.,!¡-]/iu.test(message)) return false;
  return said.every((word) => agreeing.has(word) || fillers.has(word) || deleting.has(word));
};
