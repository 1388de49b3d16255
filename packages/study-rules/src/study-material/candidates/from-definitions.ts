import { capital, leaks, overlap, rootsIn } from '../text.ts';
import { phrasesIn } from '../phrases.ts';
import type { Candidate } from './candidate.ts';
import { definitionFault, opensDefinition } from './definition-faults.ts';
import { meaningRivals, rivals, termOptions } from './definition-options.ts';
import { askedFor, isClause, isStudy, people } from './definition-question.ts';
import type { Definition } from './definitions.ts';
import type { Said } from './said.ts';
import { notTrueOf, optionsFor } from './options.ts';

/** Words for a side of something: they mean something only with the heading above them. */
const labels =
  /^(?:facts?|numbers?|disputes?|debates?|questions?|problems?|main (?:point|idea)s?|background|context|aftermath|legacy|triggers?|reactions?|criticism|response|note on .*|issues?|holding|held|rule|reasoning|importance|significance|dissent|outcome|judg(?:e)?ment|ruling|decision|procedural history|signs?|symptoms?|signs and symptoms|causes?|triggers?|risk factors?|treatment|therapy|diagnosis|prevention|prognosis|complications?|definition|nursing care|management|dose|dosage|side effects?|uses?|use|function|structure|location|habitat|diet|origin|purpose|aim|advantages?|disadvantages?|pros?|cons?|strengths?|weakness(?:es)?|limitations?|benefits?|costs?|features?|characteristics|properties|effects?|consequences?|results?|conclusion|method|materials|duration|length|size|capital|population|leaders?|participants|inputs?|outputs?|products?|reactants?|best case|worst case|average case|complexity|formula|unit|symbol|author|key idea|main idea|theme|setting|plot|conflict|genre|ursachen?|folgen?|symptome?|behandlung|aufgaben?|vorkommen|merkmale?|vorteile?|nachteile?|ort|wirkung|sachverhalt|urteil|begründung|bedeutung|ziel|zweck|beispiele?|funktion|bau|aufbau|therapie|diagnose|definitionen?)$/iu;

/** Whether a definition is a label of the thing that its heading names, so that the heading is asked about it. */
const isLabel = (definition: Definition, all: readonly Definition[]) =>
  definition.list !== null &&
  (labels.test(definition.term) ||
    new Set(
      all.filter(({ term }) => term.toLowerCase() === definition.term.toLowerCase()).map(({ section }) => section),
    ).size > 1);

const titled = ({ section, document }: Definition) => section.title ?? document.title;

const attribute = (definition: Definition, all: readonly Definition[]): Candidate[] => {
  const { term, meaning, line, section, document } = definition;
  const title = titled(definition);
  // the heading of a chapter is not the thing that a label under it is about
  const isChapter = document.sections.some(({ within }) => section.title !== null && within.includes(section.title));
  if (!title || isChapter || overlap(title, term) === 1) return [];
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

/** Of "exchange theory" the exchange: that it is a theory gives nothing away. */
const distinctive = (term: string) =>
  term.replace(
    /\s(?:theor(?:y|ies)|laws?|acts?|effects?|models?|process(?:es)?|methods?|principles?|systems?|rules?)$/iu,
    '',
  );

/** "ARP: Address Resolution Protocol. …" gives the letters away. */
const isSpelledOut = (term: string, meaning: string): boolean => {
  const initials = (meaning.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toLowerCase();
  return /^\p{Lu}[\p{L}\d]{1,6}$/u.test(term) && term.length > 1 && initials.startsWith(term.toLowerCase());
};

const ofTerm = (definition: Definition, all: readonly Definition[], said: Said): Candidate[] => {
  const { term, meaning, line, section, document, list, lead, isLabel: isNote = false } = definition;
  const say = phrasesIn(document.language);
  const others = rivals(definition, all);
  const sameForm = others.filter((other) => (other.list === null) === (list === null));
  const isPerson = people.test(section.title ?? '') && list !== null;
  const found = { fact: `${line.quote} ${term}`, section, document, line, ...(lead && { topic: lead }) };
  const meanings = optionsFor(
    meaning,
    meaningRivals(definition, sameForm.length >= 3 ? sameForm : others).map((other) => other.meaning),
  );
  const terms = notTrueOf(meaning, termOptions(definition, others), said);
  const short = meaning.length < 12 || rootsIn(meaning).length < 2;
  const given = leaks(distinctive(term), meaning) || isSpelledOut(term, meaning);
  const isFragment = list !== null && !opensDefinition(meaning, document.language);
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
    ...(given ||
    short ||
    isSign ||
    isStudy(term) ||
    isNote ||
    isFragment ||
    isClause(definition) ||
    definition.verb === 'describes'
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

/** The definitions of terms: neither labels of a heading nor notes that only look like one. */
export const termsOf = (all: readonly Definition[]): Definition[] =>
  all.filter(
    (definition) => !isLabel(definition, all) && definitionFault(definition, isClause(definition)) === undefined,
  );

/** Questions about what terms mean, which term fits a meaning, and what is said under a label. */
export const fromDefinitions = (all: readonly Definition[], said: Said): Candidate[] => {
  const terms = termsOf(all);
  return [
    ...all.filter((definition) => isLabel(definition, all)).flatMap((definition) => attribute(definition, all)),
    ...terms.flatMap((definition) => ofTerm(definition, terms, said)),
  ];
};
