import type { Token } from '../../language/sentences.ts';
import { whensIn } from '../../outline/when.ts';

/** "Three years later, …", "Five days after that": counted from something that another sentence says. */
const counted =
  /^(?:(?:(?:\p{L}+|\d+|the \p{L}+)\s(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|winters?|summers?|seasons?|decades?|centur(?:y|ies)|generations?)|soon|shortly|not long|long)\s?(?:later|earlier|before|afterwards?|after (?:that|this|it)|thereafter)|that (?:day|night|week|month|year|summer|winter|autumn|spring)|the (?:next|following|previous) \p{L}+)\b/iu;

const ofPerson = /^(?:he|him|his|himself|she|her|hers|herself)$/iu;
const subject = /^(?:he|she|it|they)$/iu;

/** Nouns for a person, by their ending or as they are. */
const person =
  /^(?:man|woman|boy|girl|child|mother|father|son|daughter|brother|sister|wife|husband|widow(?:er)?|king|queen|prince|princess|monk|nun|priest|pope|friend|patient|student|judge|nurse|victim|client|parent|infant|baby|person|host|slave|servant|\p{L}{2,}(?:ist|ian|eer|yer|man|woman)|(?:doctor|author|actor|professor|emperor|governor|inventor|director|sailor|tailor|writer|painter|teacher|soldier|worker|farmer|leader|ruler|philosopher|composer|explorer|reader|speaker|player|driver|officer|minister|partner|owner|member|consumer|buyer|seller|researcher|trader|learner|programmer|thinker|reformer))$/iu;

/** Names of people: not those of bodies, which have an article ("the Board of Health"), and not those of months. */
const namesPerson = (tokens: readonly Token[], at: number, inDate: (token: Token) => boolean): boolean => {
  const token = tokens[at];
  // "DNA" is nobody
  if (token?.pos !== 'PROPN' || inDate(token) || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
  let first = at;
  while (tokens[first - 1]?.pos === 'PROPN' || /^of$/u.test(tokens[first - 1]?.text ?? '')) first -= 1;
  const before = tokens[first - 1];
  return before === undefined || (before.pos !== 'DET' && !/^(?:the|in|at|near|from|an?)$/iu.test(before.text));
};

/**
 * What keeps an English sentence from being understood alone; undefined for one that is. Stricter than what is quoted in an
 * answer, where the sentences around it are shown.
 */
export const danglingIn = (text: string, tokens: readonly Token[]): string | undefined => {
  if (
    /\b(?:for|of|with|by|to|from|about|on|like|than|after|before) (?:that|this)(?=\s(?:in|on|at|by)\s|[,.;])/iu.test(
      text,
    )
  )
    return 'a thing that is not named';
  if (counted.test(text)) return 'a time that is counted from another sentence';
  const dates = whensIn(text);
  const inDate = ({ at }: Token) => dates.some((when) => at >= when.at && at < when.at + when.text.length);
  const isPerson = (token: Token, at: number) =>
    (token.pos === 'NOUN' && person.test(token.text)) || namesPerson(tokens, at, inDate);
  for (const [at, token] of tokens.entries()) {
    const before = tokens.slice(0, at);
    if (ofPerson.test(token.text) && !before.some(isPerson)) return 'a person who is not named';
    // "With the box it cost 16 cents": the phrase in front is no subject that a pronoun could repeat
    const isFronted =
      subject.test(token.text) &&
      before[0]?.pos === 'ADP' &&
      !before.some(({ pos, text: word }) => pos === 'VERB' || pos === 'AUX' || pos === 'SCONJ' || word === ';');
    if (isFronted && !/^(?:is|was|has been)$/u.test(tokens[at + 1]?.text ?? '')) return 'a subject that is not named';
  }
  return undefined;
};
