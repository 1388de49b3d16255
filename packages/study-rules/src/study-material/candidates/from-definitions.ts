import { sentencesOf } from '../../language/sentences.ts';
import { capital, leaks, overlap, rootsIn } from '../text.ts';
import { type Phrases, phrasesIn } from '../phrases.ts';
import type { Candidate } from './candidate.ts';
import type { Definition } from './definitions.ts';
import type { Said } from './said.ts';
import { notTrueOf, optionsFor } from './options.ts';

/** Words for a side of something: they mean something only with the heading above them. */
const labels =
  /^(?:facts?|numbers?|disputes?|debates?|questions?|problems?|main (?:point|idea)s?|background|context|aftermath|legacy|triggers?|reactions?|criticism|response|note on .*|issues?|holding|held|rule|reasoning|importance|significance|dissent|outcome|judg(?:e)?ment|ruling|decision|procedural history|signs?|symptoms?|signs and symptoms|causes?|triggers?|risk factors?|treatment|therapy|diagnosis|prevention|prognosis|complications?|definition|nursing care|management|dose|dosage|side effects?|uses?|use|function|structure|location|habitat|diet|origin|purpose|aim|advantages?|disadvantages?|pros?|cons?|strengths?|weakness(?:es)?|limitations?|benefits?|costs?|features?|characteristics|properties|effects?|consequences?|results?|conclusion|method|materials|duration|length|size|capital|population|leaders?|participants|inputs?|outputs?|products?|reactants?|best case|worst case|average case|complexity|formula|unit|symbol|author|key idea|main idea|theme|setting|plot|conflict|genre|ursachen?|folgen?|symptome?|behandlung|aufgaben?|vorkommen|merkmale?|vorteile?|nachteile?|ort|wirkung|sachverhalt|urteil|begründung|bedeutung|ziel|zweck|beispiele?|funktion|bau|aufbau|therapie|diagnose|definitionen?)$/iu;
const people = /\b(?:characters?|people|persons?|figures|who's who|personen|figuren|personajes|personnages)\b/iu;
const law =
  /\b(?:laws?|principles?|theorems?|rules?|theor(?:y|ies)|hypothes[ie]s|postulates?|clause|act|doctrine|gesetz|satz|regel)$/iu;

const isLabel = (definition: Definition, all: readonly Definition[]) =>
  definition.list !== null &&
  (labels.test(definition.term) ||
    new Set(
      all.filter(({ term }) => term.toLowerCase() === definition.term.toLowerCase()).map(({ section }) => section),
    ).size > 1);

/** Whether a meaning is a sentence: it has its own verb. */
const isClause = ({ meaning, document: { language }, line, list }: Definition): boolean => {
  if (language !== 'en')
    return list !== null && /^\p{Lu}/u.test(meaning) && /[.!]$/u.test(line.text) && meaning.split(/\s+/u).length >= 4;
  const tokens = sentencesOf(meaning).flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing')));
  const verb = tokens[at];
  if (!verb || at < 1) return false;
  const isRelative = tokens.slice(0, at).some(({ text }) => relative.test(text));
  const isParticiple = verb.pos === 'VERB' && /(?:ed|en|ne|wn|ld|de|nt|pt|ut|id|ft)$/u.test(verb.text);
  return !isRelative && !isParticiple;
};
const relative = /^(?:that|which|who|whose|whom|where|when|how|what|to|if|whether|so|because)$/iu;

const askedFor = (definition: Definition, say: Phrases): string => {
  const { term, verb, list, section, asked } = definition;
  if (asked) return asked;
  if (list !== null && people.test(section.title ?? '')) return say.person(term);
  if (law.test(term) && (verb === 'says' || isClause(definition)))
    return say.says(/^\p{Ll}/u.test(term) ? `the ${term}` : term);
  return verb === 'says' || verb === 'describes' || isClause(definition) ? say.explain(term) : say.meaning(term);
};

const titled = ({ section, document }: Definition) => section.title ?? document.title;

const attribute = (definition: Definition, all: readonly Definition[]): Candidate[] => {
  const { term, meaning, line, section, document } = definition;
  const title = titled(definition);
  if (!title || leaks(title, '') || overlap(title, term) === 1) return [];
  const others = all.filter((other) => other.section !== section && other.term.toLowerCase() === term.toLowerCase());
  const wrong = optionsFor(
    meaning,
    others.map((other) => other.meaning),
  );
  return [
    {
      kind: 'attribute',
      fact: line.quote,
      level: 'medium',
      section,
      document,
      line,
      question: phrasesIn(document.language).attribute(title, term),
      answer: capital(meaning),
      wrong: wrong.map(capital),
      use: wrong.length >= 2 && meaning.length <= 170 ? 'both' : 'card',
      worth: 8.5,
    },
  ];
};

/** Others that are looked at: the nearest are the best ones. */
const nearest = 60;

const nearFirst = (definition: Definition, all: readonly Definition[]) => {
  const distance = (other: Definition) =>
    other.list !== null && other.list === definition.list ? 0 : other.section === definition.section ? 1 : 2;
  return all
    .filter((other) => other !== definition && other.term !== definition.term)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, nearest);
};

/** The others of its list when that is long enough, and of people only people. */
const peers = (definition: Definition, all: readonly Definition[]): Definition[] => {
  const near = nearFirst(definition, all).filter(
    ({ meaning, verb }) =>
      rootsIn(meaning).length >= 2 && (verb === 'says') === (definition.verb === 'says') && verb !== 'describes',
  );
  const own = near.filter(({ list }) => list !== null && list === definition.list);
  if (own.length >= 3 || people.test(definition.section.title ?? '')) return own;
  return definition.list === null || !isStructured(all) ? near : near.filter((other) => isKin(definition, other));
};

/** Things of one section or one chapter can be mistaken for each other; those of others give themselves away. */
const isKin = (one: Definition, other: Definition): boolean =>
  one.section === other.section ||
  (one.section.within.length > 0 && one.section.within.join('\n') === other.section.within.join('\n'));

/** Whether a document keeps what belongs together in sections. */
const isStructured = (all: readonly Definition[]): boolean =>
  [...Map.groupBy(all, ({ section }) => section).values()].some((own) => own.length >= 3);

const rivals = (definition: Definition, all: readonly Definition[]) =>
  peers(definition, all).filter(
    (other) =>
      overlap(definition.meaning, other.meaning) < 0.5 &&
      overlap(other.meaning, definition.meaning) < 0.6 &&
      !leaks(other.term, definition.term),
  );

/** Of "exchange theory" the exchange: that it is a theory gives nothing away. */
const distinctive = (term: string) =>
  term.replace(
    /\s(?:theor(?:y|ies)|laws?|acts?|effects?|models?|process(?:es)?|methods?|principles?|systems?|rules?)$/iu,
    '',
  );

const ofTerm = (definition: Definition, all: readonly Definition[], said: Said): Candidate[] => {
  const { term, meaning, line, section, document, list, isLabel: isNote = false } = definition;
  const say = phrasesIn(document.language);
  const others = rivals(definition, all);
  const sameForm = others.filter((other) => (other.list === null) === (list === null));
  const isPerson = people.test(section.title ?? '') && list !== null;
  const found = { fact: `${line.quote} ${term}`, section, document, line };
  const meanings = optionsFor(
    meaning,
    (sameForm.length >= 3 ? sameForm : others).map((other) => other.meaning),
  );
  const terms = notTrueOf(
    meaning,
    optionsFor(
      term,
      others.map((other) => other.term),
    ),
    said,
  );
  const short = meaning.length < 12 || rootsIn(meaning).length < 2;
  const given = leaks(distinctive(term), meaning);
  const isFragment =
    list !== null &&
    /^(?:in|on|at|by|with|from|for|to|as|not|no longer|usually|often|normally|about|first|then|if|when|im|in der|bei|mit|von|für|oft|meist)\s/iu.test(
      meaning,
    );
  const isSign = term.length < 3;
  const worth =
    8 +
    (list === null ? 0.5 : 0.7) -
    (short ? 2 : 0) -
    (given ? 0.7 : 0) -
    (meaning.length > 220 ? 1 : 0) -
    (isFragment ? 2.5 : 0) -
    (isNote ? 1 : 0);
  return [
    {
      ...found,
      kind: 'term',
      level: 'easy',
      ...(list !== null && { pair: { left: term, list } }),
      question: askedFor(definition, say),
      answer: capital(meaning),
      wrong: given ? [] : meanings.map(capital),
      use: given || meanings.length < 2 || short || isNote ? 'card' : 'both',
      worth,
    },
    ...(given || short || isSign || isNote || isFragment || isClause(definition) || definition.verb === 'describes'
      ? []
      : [
          {
            ...found,
            kind: 'term' as const,
            level: 'medium' as const,
            question: isPerson ? say.whichPerson(meaning) : say.whichTerm(meaning),
            answer: term,
            wrong: terms,
            use: 'test' as const,
            worth: worth + 0.1,
          },
        ]),
  ];
};

/** Questions about what terms mean, which term fits a meaning, and what is said under a label. */
export const fromDefinitions = (all: readonly Definition[], said: Said): Candidate[] => {
  const terms = all.filter((definition) => !isLabel(definition, all));
  return [
    ...all.filter((definition) => isLabel(definition, all)).flatMap((definition) => attribute(definition, all)),
    ...terms.flatMap((definition) => ofTerm(definition, terms, said)),
  ];
};
