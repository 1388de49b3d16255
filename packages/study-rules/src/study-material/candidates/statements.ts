import { hasDanglingPronoun, refersElsewhere } from '../../language/self-contained.ts';
import { sentencesOf } from '../../language/sentences.ts';
import type { DocumentOutline, Line, Section, Statement } from '../../outline/outline.ts';
import { rootOf, rootsIn } from '../text.ts';
import { danglingIn } from './anaphora.ts';
import type { Place } from './candidate.ts';

/** A sentence that is understood alone, or under the heading that `about` names. */
export interface Usable extends Place {
  readonly statement: Statement;
  /** The heading that it needs; null when it needs none. */
  readonly about: string | null;
}

const opening: Partial<Record<DocumentOutline['language'], RegExp>> = {
  en: /^(?:this|these|those|that|such|it|its|they|their|he|his|she|her|here|there|however|therefore|thus|hence|also|then|moreover|furthermore|instead|otherwise|meanwhile|consequently|similarly|likewise|finally|next|another|others?|both|neither|either|and|but|so|or|nor|for example|for instance|in contrast|as a result|in addition|on the other hand|again|still|yet|now|today|we|you|i|our|your|let|yes|no|note|remember|later|afterwards|after that|before that|in the same|that is|one|some|most|many|the first|the second|the third|the other|the former|the latter|the next|the same|critics|wear|use|see|do|don't|never|always|why|what|how|when|where|who|which)\b/iu,
  de: /^(?:dies\w*|jen\w*|solch\w*|er|sie|es|ihr\w*|sein\w*|hier\w*|dort|da\w*|dann|danach|daher|deshalb|deswegen|somit|also|jedoch|allerdings|außerdem|ferner|zudem|dagegen|zuletzt|schließlich|später|heute|nun|beide|und|aber|oder|denn|so|wir|ich|du|man|zum beispiel|z\. ?b\.|ein(?:e|er|es)? (?:weiter|ander)\w*)(?!\p{L})/iu,
};
const elsewhere =
  /\b(?:the (?:former|latter|following|above)|as follows|(?:see|cf\.?) |figure \d|fig\.|table \d|pages? \d|pp\. ?\d|chapters? \d|slide|(?:shown|seen|described|mentioned) (?:above|below|earlier)|siehe|abb\.|tabelle \d|\b(?:either|though)[.!]|office hours?|syllabus|homework|midterm|deadline|(?:that|the next|the same) (?:day|year|time|night|month|way))\b|https?:|www\.|@/iu;
const address = /\b(?:too|you|your|yours|we|our|us|i|my|me|myself|du|dein\w*|wir|uns\w*|ich|mein\w*)\b/iu;

const pronoun = /^(?:it|its|them|they|their|these|those|this)$/iu;

/** "David Ley explained it": no noun before it, and no second name, is what the pronoun can mean. */
const refersToNothing = (tokens: Statement['sentence']['tokens']): boolean => {
  const at = tokens.findIndex(({ text }) => pronoun.test(text));
  if (at === -1) return false;
  const before = tokens.slice(0, at);
  const names = before.filter(({ pos }, index) => pos === 'PROPN' && before[index - 1]?.pos !== 'PROPN');
  const isThing = names.some(({ text }) => /^\p{Lu}[\p{Lu}\d]/u.test(text));
  return !before.some(({ pos }) => pos === 'NOUN') && names.length < 2 && !isThing;
};

const isComplete = ({ text, sentence }: Statement, language: DocumentOutline['language']): boolean => {
  const words = text.split(/\s+/u).length;
  if (words < 5 || words > 34 || !/^[\p{Lu}\p{N}“"„]/u.test(text) || !/[.!]["”“)]?$/u.test(text)) return false;
  if (opening[language]?.test(text) || elsewhere.test(text) || address.test(text)) return false;
  if ((text.match(/[“"„]/gu) ?? []).length % 2 !== 0 && !/[”“]/u.test(text)) return false;
  if (language !== 'en') return /\s\p{Ll}+/u.test(text);
  return (
    !refersToNothing(sentence.tokens) &&
    !refersElsewhere(sentence.tokens) &&
    danglingIn(text, sentence.tokens) === undefined &&
    sentence.tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    !hasDanglingPronoun(sentence.tokens)
  );
};

const qualified = new Set([
  'of',
  'that',
  'which',
  'who',
  'whose',
  'in',
  'between',
  'from',
  'for',
  'to',
  'with',
  'on',
  'at',
  'where',
  'when',
]);

/** The nouns of "the treaty", "the company": known only from what was said before. */
const referredTo = ({ sentence: { tokens } }: Statement): string[] =>
  tokens.flatMap((token, index) => {
    const [noun, next] = [tokens[index + 1], tokens[index + 2]];
    const bare =
      /^(?:the|this|these|those|that)$/iu.test(token.text) &&
      noun?.pos === 'NOUN' &&
      next?.pos !== 'NOUN' &&
      next?.pos !== 'PROPN';
    return bare && !qualified.has(next?.text.toLowerCase() ?? '') ? [rootOf(noun.text)] : [];
  });

/** Things that a sentence before has introduced, whatever it called them. */
const introduced =
  /\b(?:the|this|these|those) (?:words?|terms?|ideas?|books?|novels?|titles?|theor(?:y|ies)|methods?|stud(?:y|ies)|results?|works?|stor(?:y|ies)|authors?|pictures?|paintings?|two|three|others?|experiments?|treat(?:y|ies)|laws?|cases?|plans?|patients?|compan(?:y|ies)|problems?|process(?:es)?|reactions?|effects?|changes?|groups?|conflicts?|attacks?|events?|papers?|articles?|diseases?|drugs?|devices?|ships?|firms?|teams?|boys?|girls?|man|woman|child|villages?|towns?|goals?|aims?|references?|answers?|reasons?|causes?|limits?|exceptions?|disputes?|agreements?)(?= (?!of\b|that\b|which\b|for\b|between\b))|\bboth (?!\S+ and\b)\p{L}+|\b(?:each other|one of them|all of them)\b/iu;

/** Headings that name no thing. */
const plainTitle =
  /^(?:introduction|background|context|overview|summary|history|notes?|basics|conclusion|results?|discussion|author and context|part \S+|chapter \S+|definitions?|key (?:facts|terms|points|ideas)|timeline|causes|effects|consequences)$/iu;

/** "CHEM 231L Organic Laboratory": the title of a course says nothing about a sentence. */
const ofCourse = /\b\p{Lu}{2,5}\s?\d{2,4}\p{Lu}?\b|\b(?:course|lecture|handout|reader|syllabus|vorlesung|skript)\b/u;

const headed = (section: Section, document: DocumentOutline) =>
  [section.title, ...section.within, document.title]
    .filter((title) => title !== null)
    .filter((title) => !ofCourse.test(title));

/** "dies in Vienna 1827": an item of a list that its heading explains. */
const isNote = ({ text, sentence: { tokens } }: Statement): boolean => {
  const words = text.split(/\s+/u).length;
  return (
    words >= 4 &&
    words <= 34 &&
    !opening.en?.test(text) &&
    !elsewhere.test(text) &&
    !address.test(text) &&
    !/[?:]$/u.test(text) &&
    danglingIn(text, tokens) === undefined &&
    !tokens.some((token) => pronoun.test(token.text))
  );
};

const statementOf = (line: Line): Statement[] => {
  const [sentence, ...more] = sentencesOf(line.text);
  return sentence && more.length === 0 ? [{ ...line, sentence }] : [];
};

const notesOf = (section: Section, document: DocumentOutline, telling: string | undefined): Usable[] =>
  document.language !== 'en' || telling === undefined
    ? []
    : section.parts
        .flatMap((part) => (part.kind === 'list' && !part.ordered ? part.items.flatMap(statementOf) : []))
        .filter(isNote)
        .map((statement) => ({ statement, document, section, about: telling }));

/** "The profit is the revenue minus the cost": that its subject was named before does not matter. */
const defining = /^(?:The|An?)\s([^,;:]{2,50}?)\s(?:is|are)\s(?:an?|the)\s/u;

/** The sentences and notes of a document that can be asked about. */
export const usableStatements = (document: DocumentOutline): Usable[] =>
  document.sections.flatMap((section) => {
    const said = new Set<string>();
    const titles = headed(section, document);
    const named = new Set(titles.flatMap(rootsIn));
    const prose = section.parts.flatMap((part) => {
      if (part.kind === 'prose') return part.statements;
      return [];
    });
    const telling = titles.find((one) => !plainTitle.test(one) && one.length <= 50);
    const sentences = prose.flatMap((statement): Usable[] => {
      const isDefining = defining.test(statement.text);
      const subject = new Set(rootsIn(isDefining ? (defining.exec(statement.text)?.[1] ?? '') : ''));
      const unknown =
        document.language === 'en' ? referredTo(statement).filter((root) => said.has(root) && !subject.has(root)) : [];
      const own = rootsIn(statement.text);
      for (const root of own) said.add(root);
      if (!isComplete(statement, document.language)) return [];
      const open = unknown.filter((root) => !named.has(root));
      const isOpen = document.language === 'en' && introduced.test(statement.text);
      if (isOpen && (!telling || /\bboth\b/iu.test(statement.text))) return [];
      // more than one thing that was named before: a heading does not explain it
      if (open.length > 1 || (open.length === 1 && !telling && !isDefining)) return [];
      return [{ statement, document, section, about: (unknown.length > 0 || isOpen) && telling ? telling : null }];
    });
    return [...sentences, ...notesOf(section, document, telling)];
  });
