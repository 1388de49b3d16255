import { sentencesOf } from '../../language/sentences.ts';
import { type When, whensIn, yearOf } from '../../outline/when.ts';
import { phrasesIn } from '../phrases.ts';
import { capital, hasPhrase, leaks, rootsIn } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Names } from './names.ts';
import { numbersLike, valueOf, yearsLike } from './numbers.ts';
import { notTrueOf, optionsFor } from './options.ts';
import type { Said } from './said.ts';
import type { Usable } from './statements.ts';
import { whenQuestion } from './when-question.ts';

const blank = '_____';

export interface Whole {
  readonly statements: readonly Usable[];
  readonly names: Names;
  /** Terms that the document defines. */
  readonly terms: readonly string[];
  readonly said: Said;
}

/** What was counted once for all sentences. */
interface Counted extends Whole {
  readonly whens: ReadonlyMap<Usable, readonly When[]>;
  readonly amounts: ReadonlyMap<Usable, readonly Amount[]>;
  /** The distinct dates of all sentences. */
  readonly dates: readonly string[];
  /** The amounts of all sentences, by their units. */
  readonly byUnit: ReadonlyMap<string, readonly string[]>;
}

const found = ({ statement, section, document }: Usable) => ({
  section,
  document,
  line: statement,
  fact: statement.quote,
});

/** The heading, unless it gives the answer away. */
const aboutOf = ({ about }: Usable, answer: string) => (about !== null && !leaks(answer, about) ? about : null);

const withBlank = (text: string, at: number, length: number) =>
  `${text.slice(0, at)}${blank}${text.slice(at + length)}`;

/** "(Crosnoe and Elder 2002)": when something was published is no date to learn. */
const isCited = (text: string, { at, text: year }: When) => {
  const before = text.slice(0, at);
  const open = before.lastIndexOf('(');
  const isInside = open > before.lastIndexOf(')') && /^[^()]*\)/u.test(text.slice(at + year.length));
  return isInside && /\p{Lu}/u.test(before.slice(open));
};

const dates = (usable: Usable, { whens: all, dates: every, names: known }: Counted): Candidate[] => {
  const { statement, document } = usable;
  const whens = (all.get(usable) ?? []).filter(({ text }) => yearOf(text) !== undefined || /\d/u.test(text));
  const say = phrasesIn(document.language);
  // of two dates one would explain the other, or both fit the blank
  const [when, ...more] = whens;
  if (
    !when ||
    more.length > 0 ||
    // "from December 2008 to December 2015" is no answer of one word
    (/\bfrom\s$/iu.test(statement.text.slice(0, when.at)) && /\s(?:to|until)\s/iu.test(when.text)) ||
    /\p{L}/u.test(statement.text[when.at - 1] ?? '') ||
    isCited(statement.text, when)
  )
    return [];
  if (usable.about !== null && aboutOf(usable, when.text) === null) return [];
  const isYear = (text: string) => /^\d{4}$/u.test(text);
  const shape = (text: string) =>
    text
      .replaceAll(/\d{4}/gu, 'y')
      .replaceAll(/\d+/gu, 'd')
      .replaceAll(/\p{L}{2,}/gu, 'm');
  const same = every.filter((other) => shape(other) === shape(when.text) && other !== when.text);
  const wrong = isYear(when.text) && same.length < 3 ? [...same, ...yearsLike(when.text, every)] : same;
  const asked = document.language === 'en' && usable.about === null ? whenQuestion(statement, when) : undefined;
  return [
    {
      ...found(usable),
      kind: 'date',
      level: 'easy',
      hasPerson: known.foundIn(statement.text).some((name) => known.kindOf(name) === 'person'),
      question:
        asked ?? say.whenBlank(withBlank(statement.text, when.at, when.text.length), aboutOf(usable, when.text)),
      answer: capital(when.text),
      wrong: optionsFor(when.text, wrong),
      use: 'both',
      worth:
        (asked ? 8.6 : 7.4) -
        (usable.about === null ? 0 : 0.8) +
        (document.language === 'en' || document.language === 'de' ? 0 : -9),
    },
  ];
};

const amount =
  /(?<![\p{L}\d.,/§$€£-])(?:[$€£]\s?)?(\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d+)?)(?=\s?(%|°[CF]|percent|per cent|Prozent|\p{L}{1,20}))/gu;
const notCounted =
  /(?:§\s?|\b(?:chapter|section|article|step|page|figure|table|psalm|book|act|part|class|type|group|phase|stage|level|version|no|nr|kapitel|abschnitt|artikel|teil|seite|amendment|title|world war|lecture|week|session|slide|unit|module|lesson|exercise|problem|room|line|question|the)\.?\s)$/iu;

interface Amount {
  readonly text: string;
  readonly at: number;
  readonly unit: string;
}

const amountsIn = (text: string): Amount[] => {
  const whens = whensIn(text);
  const inDate = (at: number) => whens.some((when: When) => at >= when.at && at < when.at + when.text.length);
  return [...text.matchAll(amount)].flatMap((match) => {
    const [whole, number, unit] = match;
    if (!number || !unit) return [];
    const at = match.index + whole.indexOf(number);
    if (
      inDate(at) ||
      notCounted.test(text.slice(0, match.index)) ||
      /^\d+(?:st|nd|rd|th|s)\b/u.test(text.slice(at)) ||
      /^(?:and|or|to|und|oder|bis|x|with|in|of|at|on|for|by|from|the|is|are|was|were|per|mit|von|im)$/iu.test(unit)
    )
      return [];
    if (
      /^\d{4}$/u.test(number) &&
      Number(number) > 1000 &&
      Number(number) < 2100 &&
      !/^(?:%|°)/u.test(unit) &&
      /\b(?:in|since|until|by|of)\s$/u.test(text.slice(0, at))
    )
      return [];
    return [{ text: number, at, unit }];
  });
};

const numbers = (usable: Usable, { amounts, byUnit }: Counted): Candidate[] => {
  const { statement, document } = usable;
  const own = amounts.get(usable) ?? [];
  const [only] = own;
  if (!only || own.length > 2 || /[=×]/u.test(statement.text)) return [];
  if (Number(only.text) < 2 && !/[.,]/u.test(only.text)) return [];
  const [, last] = own;
  const chosen = last ?? only;
  const isPercent = /^(?:%|per|Proz)/u.test(chosen.unit);
  // "over 100 %" can be guessed, and "30 small ones" counts what the sentence does not name
  if (isPercent && /^(?:0|50|100)$/u.test(chosen.text)) return [];
  const counted = statement.sentence.tokens.find(({ at }) => at >= chosen.at + chosen.text.length);
  if (
    counted?.pos === 'ADJ' &&
    statement.sentence.tokens.some(({ at, text }) => at > counted.at && at < counted.at + 20 && /^ones?$/u.test(text))
  )
    return [];
  if (usable.about !== null && aboutOf(usable, chosen.text) === null) return [];
  const same = byUnit.get(chosen.unit) ?? [];
  const not = [...own.map(({ text }) => text), ...same];
  const others = [...new Set(same)].filter((other) => !own.some(({ text }) => text === other));
  const wrong = [...others.slice(0, 1), ...numbersLike(chosen.text, not, document.language)];
  const [, start] =
    /\bfrom\s(?:\p{L}+\s){0,2}[$€£]?(\d[\d.,]*)(?=[^.;]*\bto\b)/iu.exec(statement.text.slice(0, chosen.at)) ?? [];
  // "has fallen from 8.2 to": a higher number gives itself away, and so does one far below
  const value = (one: string) => valueOf(one, document.language);
  const isPossible = (one: string) =>
    start === undefined ||
    (value(one) < value(start) === value(chosen.text) < value(start) && value(one) * 1.6 > value(chosen.text));
  return [
    {
      ...found(usable),
      kind: 'number',
      level: 'medium',
      question: phrasesIn(document.language).blank(
        withBlank(statement.text, chosen.at, chosen.text.length),
        aboutOf(usable, chosen.text),
      ),
      answer: chosen.text,
      wrong: wrong.filter((one) => isPossible(one) && (!isPercent || value(one) <= 100 || value(chosen.text) > 100)),
      use: 'both',
      worth: 6.9 - (usable.about === null ? 0 : 0.8) - (own.length > 1 ? 0.6 : 0),
    },
  ];
};

const acts = new Set(
  'publish write paint describe invent discover argue propose found devise coin hold show introduce develop claim compose lead explain prove win sign design build observe formulate show suggest launch rule defeat conquer marry assassinate translate record measure observe distinguish'.split(
    ' ',
  ),
);

/** "Who published …?" when a person is the subject, else a blank. */
const whoQuestion = ({ statement }: Usable, name: string): string | undefined => {
  const {
    text,
    sentence: { tokens },
  } = statement;
  if (!text.startsWith(`${name} `)) return undefined;
  const verb = tokens.find(({ at }) => at === name.length + 1);
  if (!verb || verb.pos !== 'VERB' || !acts.has(verb.lemma) || /[,;:]/u.test(text)) return undefined;
  const rest = text.slice(name.length + 1).replace(/[.!]$/u, '');
  return /\b(?:he|she|his|her|they|their|it)\b/iu.test(rest) ? undefined : `Who ${rest}?`;
};

const names = (usable: Usable, { names: known, said }: Counted): Candidate[] => {
  const { statement, document } = usable;
  const { text } = statement;
  const own = known.foundIn(text);
  // several names, or the same one twice, give each other away
  const [name] = own.filter((one) => !own.some((other) => other !== one && hasPhrase(other, one)));
  if (!name || own.length > 2 || text.split(name).length !== 2 || document.language !== 'en') return [];
  if (usable.about !== null && aboutOf(usable, name) === null) return [];
  const kind = known.kindOf(name);
  const rivals = known.all.filter(
    (other) => known.kindOf(other) === kind && !hasPhrase(text, other) && !leaks(other, name),
  );
  const wrong = notTrueOf(text.replace(name, blank), optionsFor(name, rivals), said);
  const asked = kind === 'person' && usable.about === null ? whoQuestion(usable, name) : undefined;
  const left = rootsIn(text.replace(name, ''));
  // whom the whole text is about anyone can guess
  if (asked === undefined && known.timesOf(name) > mostMentions) return [];
  if (left.length < 5 || kind === 'other' || /^['’]s/u.test(text.slice(text.indexOf(name) + name.length))) return [];
  return [
    {
      ...found(usable),
      kind: kind === 'place' ? 'place' : 'name',
      level: 'medium',
      question: asked ?? phrasesIn(document.language).blank(text.replace(name, blank), aboutOf(usable, name)),
      answer: name,
      wrong,
      use: wrong.length >= 3 ? 'both' : 'card',
      worth: (asked ? 8.2 : 6.4) - (usable.about === null ? 0 : 0.8),
    },
  ];
};

/** A name in more sentences is what the text is about. */
const mostMentions = 4;

const terms = (usable: Usable, { terms: known, said }: Counted): Candidate[] => {
  const { statement, document } = usable;
  const { text } = statement;
  const own = known.filter((term) => term.length > 3 && hasPhrase(text, term)).toSorted((a, b) => b.length - a.length);
  const [term] = own;
  if (!term || own.length > 2 || usable.about !== null) return [];
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at === -1 || leaks(term, withBlank(text, at, term.length)) || /^[\p{L}’'-]/u.test(text.slice(at + term.length)))
    return [];
  const written = text.slice(at, at + term.length);
  const stem = withBlank(text, at, term.length).replace(/\b([Aa])n? _____/u, '$1(n) _____');
  const shape = (word: string) =>
    `${word.endsWith('s')} ${
      sentencesOf(word)
        .flatMap(({ tokens }) => tokens)
        .at(-1)?.pos === 'ADJ'
    }`;
  const rivals = known.filter((other) => !own.includes(other) && !leaks(other, term) && shape(other) === shape(term));
  const wrong = notTrueOf(text, optionsFor(written, rivals), said);
  if (rootsIn(stem).length < 5 || wrong.length < 3) return [];
  return [
    {
      ...found(usable),
      kind: 'term',
      level: 'medium',
      question: phrasesIn(document.language).blank(stem, null),
      answer: written,
      wrong,
      use: 'test',
      worth: 5.6,
    },
  ];
};

const counted = (whole: Whole): Counted => {
  const whens = new Map(whole.statements.map((usable) => [usable, whensIn(usable.statement.text)]));
  const amounts = new Map(whole.statements.map((usable) => [usable, amountsIn(usable.statement.text)]));
  const byUnit = new Map<string, string[]>();
  for (const { unit, text } of [...amounts.values()].flat()) byUnit.set(unit, [...(byUnit.get(unit) ?? []), text]);
  const dates = [...new Set([...whens.values()].flat().map(({ text }) => text))];
  return { ...whole, whens, amounts, byUnit, dates };
};

/** Questions about the date, the number, the name or the term of a sentence. */
export const fromSentences = (whole: Whole): Candidate[] => {
  const all = counted(whole);
  return whole.statements.flatMap((usable) => [dates, numbers, names, terms].flatMap((make) => make(usable, all)));
};
