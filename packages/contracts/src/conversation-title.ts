const untitled = 'New Chat';
const fallbackTitle = 'Chat Discussion';

const creationWords = 6;
const creationLength = 40;

const graphemes = new Intl.Segmenter('en');

/** A creation title is cut at 40 characters (specification §9, decision Q97); renames are not. */
export const creationTitle = (text: string | null | undefined): string => {
  const given = text?.trim() || untitled;
  const [next] = [...graphemes.segment(given)].slice(creationLength);
  return next ? `${given.slice(0, next.index)}...` : given;
};

/** The title of a new conversation that begins with this message: its first six words (decision Q96). */
export const firstTitle = (message: string): string =>
  creationTitle(message.trim().split(/\s+/).slice(0, creationWords).join(' '));

/** PostgreSQL's list of English stop words, `english.stop`. */
const stopWords = new Set(
  (
    'i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself ' +
    'it its itself they them their theirs themselves what which who whom this that these those am is are was were be ' +
    'been being have has had having do does did doing a an the and but if or because as until while of at by for with ' +
    'about against between into through during before after above below to from up down in out on off over under ' +
    'again further then once here there when where why how all any both each few more most other some such no nor not ' +
    'only own same so than too very s t can will just don should now'
  ).split(' '),
);

const contextLength = 100;
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?/gu;

/** "What's" is compared as "what". */
const isCommon = (text: string) => stopWords.has(text.toLowerCase().split(/['’]/, 1)[0] ?? text);

/**
 * Distinct words (ignoring case) within the first 100 characters, without punctuation or a word that the limit cuts.
 */
const significantWords = (text: string, longerThan: number, known: ReadonlyMap<string, string> = new Map()) => {
  const words = new Map<string, string>();
  for (const { 0: found, index } of text.slice(0, 2 * contextLength).matchAll(word)) {
    const key = found.toUpperCase();
    const fits = index + found.length <= contextLength && found.length > longerThan;
    if (fits && !isCommon(found) && !words.has(key) && !known.has(key)) words.set(key, found);
  }
  return words;
};

const capitalised = (text: string) => {
  const [first = '', ...others] = text;
  return first.toUpperCase() + others.join('');
};

const wordsOfUser = 4;
const wordsOfReply = 3;
const mostWords = 6;

/**
 * The title of a conversation after its first reply (specification §4, decision Q98): up to four significant words of
 * the student's first message, then up to three others of the reply, at most six in all.
 */
export const automaticTitle = (message: string, reply: string): string => {
  const asked = new Map([...significantWords(message, 2)].slice(0, wordsOfUser));
  const others = [...significantWords(reply, 3, asked).values()].slice(0, wordsOfReply);
  const words = [...asked.values(), ...others].slice(0, mostWords);
  return words.length === 0 ? fallbackTitle : words.map(capitalised).join(' ');
};
