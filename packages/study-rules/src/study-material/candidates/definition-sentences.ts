import { sentencesOf, type Token } from '../../language/sentences.ts';
import { isStopWord } from '../../language/word-weight.ts';
import type { Language } from '../../outline/language-of.ts';
import type { Statement } from '../../outline/outline.ts';
import { capital, withoutEnd } from '../text.ts';

interface Found {
  readonly term: string;
  readonly meaning: string;
  readonly verb: string;
  /** "What is an enzyme?", with the article of the text. */
  readonly asked?: string;
}

const mostTermWords = 5;
const nominal = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM']);
const joining = new Set(['of', 'and', 'the', '-', "'s", '’s', 'de', 'von']);
const article = /^(?:the|an?)$/iu;
const copula = /^(?:is|are|was|were)$/u;
const determiner = /^(?:an?|the|any|one)$/iu;

/** Nouns that name a relation to something said before, not a thing to be defined. */
const relation =
  /^(?:result|results|reason|reasons|idea|goal|aim|purpose|problem|question|answer|difference|advantage|disadvantage|point|example|examples|cause|consequence|effect|task|step|rule|title|picture|painting|book|story|author|chapter|city|country|town|first|second|third|last|rest|other|others|same|most|one|way|part|parts|name|capital|main|most|best|largest|smallest|only|number|kind|type|people|man|woman|method|process|theory|law|force)$/iu;

const isTerm = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const last = words.at(-1);
  // "Seven days are the minimum" defines nothing
  if (/^(?:by|in|with|for|under|at|on)$/iu.test(words[0]?.text ?? '') || words[0]?.pos === 'NUM') return false;
  if (!last || words.length > mostTermWords || (last.pos !== 'NOUN' && last.pos !== 'PROPN')) return false;
  if (!tokens.every(({ pos, text }) => nominal.has(pos) || joining.has(text.toLowerCase()))) return false;
  const isOwned = words.some(({ text }) => /['’]s$/u.test(text)) || tokens.some(({ text }) => /^['’]s?$/u.test(text));
  if ((words.length === 1 || isOwned) && relation.test(last.text)) return false;
  return words.some(({ text }) => !isStopWord(text) && !relation.test(text));
};

const spanOf = (text: string, tokens: readonly Token[]) => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.at, last.at + last.text.length) : '';
};

/** ", and the second is …": two statements in one. */
const saysMore =
  /\band (?:\S+ ){1,3}(?:means|refers)\b|,\s\p{Ll}+ that\b|\band (?:\S+ ){1,2}(?:the|an?) |\b(?:that|which|who)\s\S+\s(?:it|them|this|these)\b|[,;] (?:and|but|while|whereas)\b|; |\b(?:and|but) (?:the |an? )?(?:\S+ ){1,4}(?:is|are|was|were|has|have)\b/iu;
const words = (text: string) => text.split(/\s+/u).length;

const person =
  /\b(?:writer|author|painter|poet|farmer|wrestler|philosopher|economist|scientist|physicist|chemist|biologist|psychologist|sociologist|historian|composer|general|king|queen|emperor|empress|president|minister|leader|son|daughter|wife|husband|brother|sister|friend|man|woman|boy|girl|politician|inmate|patient|resident|slave|officer|worker|scholar|professor|researcher|reformer|\p{L}+-year-old|engineer|mathematician|astronomer|lawyer|judge|architect|missionary|teacher|student|doctor|nurse|founder|inventor|monk|priest|pope|soldier|merchant|explorer|musician|actor|activist|revolutionary)\b/iu;

/** A part or rank of something else ("is the largest …") is a fact about it, not its definition. */
const isFact = (meaning: string) =>
  /\$\$|\\\p{L}|^(?:the|one of the) (?:\S+est|corresponding|respective|most|first|second|third|last|only|main|same|minimum|maximum|limit|norm|rule)\b|^(?:one|the) of\b|^an?\s(?:\S+\s)?(?:cause|reason|result|consequence|problem|issue|factor|part|sign|advantage|disadvantage)\b|^(?:\S+\s){0,4}examples?\b/iu.test(
    meaning,
  );

/** Whether the document writes a word with a capital in the middle of its sentences. */
export type IsName = (word: string) => boolean | undefined;

/** At the start of a sentence every word has a capital: a name has more of them, or one elsewhere too. */
const isNameAtStart = (name: string, isName: IsName): boolean => {
  const [first = '', ...more] = name.split(/\s+/u);
  if (/^\p{Lu}[\p{Lu}\p{N}]|^\p{Lu}$|['’]s$/u.test(first)) return true;
  if (more.length > 0) return more.some((word) => /^\p{Lu}/u.test(word));
  const tokens = sentencesOf(`the ${name.toLowerCase()} of it`).flatMap((sentence) => sentence.tokens);
  return isName(first) ?? tokens[1]?.pos === 'PROPN';
};

/** "Prepaid rent is an asset since …" gives a reason, not a definition. */
const reasoned = /\s(?:because|since|so that)\s/u;

/** "the unconditioned stimulus (UCS)" without its short form. */
const withoutShort = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 3 && tokens.at(-3)?.text === '(' && tokens.at(-1)?.text === ')' ? tokens.slice(0, -3) : tokens;

const english = ({ text, sentence: { tokens } }: Statement, known: IsName): Found | undefined => {
  const at = tokens.findIndex((token) => copula.test(token.text));
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (!verb || !next || at === 0) return undefined;
  const head = tokens.slice(0, at);
  const named = withoutShort(head[0] && article.test(head[0].text) ? head.slice(1) : head);
  const plural = /^(?:are|were)$/u.test(verb.text) && (next.pos === 'NOUN' || next.pos === 'ADJ');
  // "Latent learning is learning that …"
  const bare =
    next.pos === 'NOUN' && verb.text === 'is' && /^(?:in|that|which|of|by|for|with)$/u.test(tokens[at + 2]?.text ?? '');
  if ((!determiner.test(next.text) && !plural && !bare) || !isTerm(named)) return undefined;
  const meaning = withoutEnd(text.slice(next.at));
  if (words(meaning) < 4 || saysMore.test(meaning) || isFact(meaning) || reasoned.test(meaning)) return undefined;
  // "Plants are green organisms" names a class of things, "are green" does not
  if (
    plural &&
    !tokens.slice(at + 1, at + 5).some(({ pos, text: word }) => pos === 'NOUN' && /s$|people|men|women/u.test(word))
  )
    return undefined;
  // "The king is a friend of …": a thing known from before
  if (
    head[0] !== named[0] &&
    /^the$/iu.test(head[0]?.text ?? '') &&
    named.length === 1 &&
    named[0]?.pos === 'NOUN' &&
    relation.test(named[0].text)
  )
    return undefined;
  const name = spanOf(text, named);
  const isName = isNameAtStart(name, known);
  const written = isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const shown = head[0] === named[0] ? written : `${head[0]?.text.toLowerCase() ?? ''} ${written}`;
  const isPerson = isName && person.test(meaning.split(/\s+/u).slice(0, 7).join(' '));
  return { term: name, meaning, verb: verb.text, asked: `${isPerson ? 'Who' : 'What'} ${verb.text} ${shown}?` };
};

const meansVerb =
  /^(?:(?:the|an?)\s)?(.{2,60}?)\s(?:refers to|is defined as|are defined as|means(?! that)|denotes|is the name for)\s(.{10,})$/iu;
const meansThat =
  /^(?:(?:the|an?)\s)?(.{2,60}?)\s(means that|describes(?: how)?|states that|holds that|says that)\s(.{10,})$/iu;
const called =
  /^(.{15,}?),?\s(?:which\s)?(?:is|are)\s(?:(?:together|also|often|usually|commonly|sometimes|therefore)\s)?(?:called|known as|termed|referred to as)\s(?:the\s|an?\s)?([^,;]{3,40}?)(?:\sand\s\p{Ll}+s?\s.+)?$/iu;
/** "A mask that blows air, called CPAP, …" */
const calledBetween =
  /(?:^|[\s,])(an?\s[^,;:()]{10,90}),\s(?:called|known as|termed)\s(?:the\s|an?\s)?([\p{L}\d][\p{L}\d-]*(?:\s[\p{L}\d-]+){0,3})(?=[,.;]|$)/iu;
const bareTerm = (term: string) =>
  words(term) <= mostTermWords &&
  !/\b(?:is|are|was|were|has|have|which|that|it|they|this)\b|,/iu.test(term) &&
  !relation.test(term);

/** "The way from input to output is called the production function": the meaning comes first. */
const englishByName = (whole: string): Found | undefined => {
  const [, kind, own] = calledBetween.exec(whole) ?? [];
  if (kind && own) return { term: own, meaning: kind, verb: 'called' };
  const [, meaning, name] = called.exec(whole) ?? [];
  const isWhole =
    meaning !== undefined && !saysMore.test(meaning) && !/^(?:it|they|this|these|he|she)\b/iu.test(meaning);
  return isWhole && name && words(name) <= 4 ? { term: name, meaning, verb: 'called' } : undefined;
};

const englishByVerb = ({ text, sentence: { tokens } }: Statement): Found | undefined => {
  const whole = withoutEnd(text);
  const named = englishByName(whole);
  if (named || saysMore.test(whole)) return named;
  const isNoun = (term: string) => {
    const last = tokens.filter((token) => token.at < term.length + 5 && term.endsWith(token.text)).at(-1);
    return last === undefined || last.pos === 'NOUN' || last.pos === 'PROPN' || /^\p{L}+ing$/u.test(term);
  };
  const [, subject, meant] = meansVerb.exec(whole) ?? [];
  if (subject && meant && bareTerm(subject) && isNoun(subject)) return { term: subject, meaning: meant, verb: 'means' };
  const [, law, verb, said] = meansThat.exec(whole) ?? [];
  if (law && verb && said && bareTerm(law) && isNoun(law))
    return verb.startsWith('mean')
      ? { term: law, meaning: `that ${said}`, verb: 'means' }
      : {
          term: law,
          meaning: verb.startsWith('describe') ? `${verb} ${said}` : said,
          verb: verb.startsWith('describe') ? 'describes' : 'says',
        };
  return undefined;
};

const apposed =
  /(?:^|\s)(?:(?:the|an?)\s)?((?:\p{L}[\p{L}-]+\s){0,2}\p{L}[\p{L}-]+),\s((?:an?|the)\s[^,;:()]{15,140})(?=[,.;]|$)/giu;
const qualifying = /\s(?:that|which|whose|where|in which|of|used|made|caused|produced)\s/u;

/** "A plasticiser, a chemical that …": a noun with its meaning between commas. */
const englishByApposition = ({ text, sentence: { tokens } }: Statement): Found | undefined => {
  for (const { 1: name = '', 2: meaning = '', index, 0: whole } of text.matchAll(apposed)) {
    const at = index + whole.indexOf(name);
    const own = tokens.filter((token) => token.at >= at && token.at < at + name.length);
    const named = own.slice(own.findLastIndex(({ pos }) => !nominal.has(pos)) + 1);
    const before = tokens.filter((token) => token.at < (named[0]?.at ?? 0));
    // "In recent decades, the level of spending …" begins with a time, and defines nothing
    const hasVerb = before.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
    const isThing =
      hasVerb && named.length > 0 && isTerm(named) && named.every(({ text: word }) => /^\p{Ll}/u.test(word));
    // "… of the war, the assassination was the trigger": a clause of its own
    const isStatement = /^(?:(?!that|which|who|where|whose)\S+\s){1,12}?(?:is|are|was|were|has|have|had|did)\s/u.test(
      meaning,
    );
    if (isThing && !isStatement && qualifying.test(` ${meaning} `) && words(meaning) >= 4 && !isFact(meaning))
      return { term: spanOf(text, named), meaning: withoutEnd(meaning), verb: 'is' };
  }
  return undefined;
};

const term = String.raw`((?:\p{L}[\p{L}\p{N}'’-]*\s){0,3}\p{Lu}[\p{L}\p{N}'’-]*)`;
const germanForms: readonly (readonly [RegExp, 'term first' | 'meaning first'])[] = [
  [new RegExp(`^Als\\s${term}\\s(?:bezeichnet|versteht) man\\s(.{12,})$`, 'u'), 'term first'],
  [new RegExp(`^Unter\\s(?:(?:der|dem|einer|einem)\\s)?${term}\\sversteht man\\s(.{12,})$`, 'u'), 'term first'],
  [
    new RegExp(`^(?:(?:Der|Die|Das|Ein|Eine)\\s)?${term}\\s(?:ist|war)\\s((?:ein|eine|der|die|das)\\s.{12,})$`, 'u'),
    'term first',
  ],
  [new RegExp(`^(?:Die\\s)?${term}\\ssind\\s((?:\\p{Ll}+\\s)?\\p{Lu}.{12,})$`, 'u'), 'term first'],
  [
    new RegExp(
      `^(?:(?:Der|Die|Das|Ein|Eine)\\s)?(?:Begriff\\s)?„?${term}“?\\s(?:bezeichnet|bedeutet)\\s(?:man\\s)?(.{12,})$`,
      'u',
    ),
    'term first',
  ],
  [new RegExp(`^Als\\s${term}\\s(?:bezeichnet|versteht) man\\s(.{12,})$`, 'u'), 'term first'],
  [
    new RegExp(`^(.{15,})\\s(?:nennt man|heißt|wird)\\s(?:auch\\s|als\\s)?${term}(?:\\s(?:genannt|bezeichnet))?$`, 'u'),
    'meaning first',
  ],
];

const german = ({ text }: Statement): Found | undefined => {
  const whole = withoutEnd(text);
  for (const [form, order] of germanForms) {
    const [, one, other] = form.exec(whole) ?? [];
    if (!one || !other) continue;
    const [name, meaning] = order === 'term first' ? [one, other] : [other, one];
    if (
      words(name) <= 4 &&
      words(meaning) >= 3 &&
      !/^(?:Als|Unter|Bei|In|Im|Nach|Mit|Für|Auf|Ein|Eine|Grund|Ergebnis|Ziel|Folge|Beispiel|Teil)\b/u.test(name)
    )
      return { term: name, meaning, verb: 'ist' };
  }
  return undefined;
};

/** "Osmosis is the movement of …": the definition that a sentence is. */
export const definitionIn = (statement: Statement, language: Language, isName: IsName): Found | undefined => {
  const find = {
    en: (one: Statement) => english(one, isName) ?? englishByVerb(one) ?? englishByApposition(one),
    de: german,
    es: undefined,
    fr: undefined,
    other: undefined,
  }[language];
  const found = find?.(statement);
  return found && { ...found, term: found.term.replaceAll(/^["“„]|["”“]$/gu, ''), meaning: capital(found.meaning) };
};
