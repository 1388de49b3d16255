import type { Kind } from '../candidates/candidate.ts';

/** Words of a request that name a kind of question, in the languages of the product. */
const words: readonly (readonly [Kind, RegExp])[] = [
  [
    'date',
    /^(?:dates?|timelines?|years?|when|chronolog\w*|jahreszahl(?:en)?|daten|jahre|wann|zeit(?:leiste|tafel|strahl)|datum|fechas?|cronología|años?|dates|chronologie|années?)$/u,
  ],
  [
    'number',
    /^(?:numbers?|figures|values?|ranges?|quantit(?:y|ies)|percent(?:ages?)?|statistics|stats|zahlen|werte|cifras|números|chiffres|nombres)$/u,
  ],
  [
    'calculation',
    /^(?:calculat\w+|calcs?|comput(?:e|ing|ations?)|numericals?|worked|maths?|arithmetic|rechn\w+|rechenaufgaben?|berechn\w+|calcul\w*|cálculos?)$/u,
  ],
  ['formula', /^(?:formula[es]?|formulas|equations?|formeln?|gleichung(?:en)?|fórmulas?|formules?|équations?)$/u],
  [
    'term',
    /^(?:terms?|terminology|vocab\w*|definitions?|glossary|define|jargon|words|begriffe?|grundbegriffe|fachbegriffe|fachwörter|definition(?:en)?|vokabeln?|vocabs?|términos?|vocabulario|definicion(?:es)?|conceptos?|termes?|vocabulaire|définitions?|notions?)$/u,
  ],
  ['abbreviation', /^(?:abbreviations?|acronyms?|abkürzung(?:en)?|siglas|abréviations?)$/u],
  [
    'name',
    /^(?:people|persons?|ppl|who|names?|authors?|scientists?|researchers?|scholars?|philosophers?|inventors?|astronomers?|economists?|artists?|composers?|thinkers?|characters?|leaders?|personen|wer|namen|figuren|personajes?|personnages?)$/u,
  ],
  [
    'place',
    /^(?:places?|locations?|where|countries|cities|orte?|wo|länder|städte|lugares?|países|lieux?|pays|villes?)$/u,
  ],
  [
    'order',
    /^(?:steps?|procedures?|order|sequence|stages?|phases?|protocols?|how|schritte?|ablauf|reihenfolge|vorgehen|pasos?|étapes?)$/u,
  ],
  ['cause', /^(?:why|causes?|reasons?|warum|ursachen?|gründe|causas?|pourquoi|raisons?)$/u],
  [
    'comparison',
    /^(?:compar\w+|differ\w*|confus\w+|mix\w*|mistakes?|errors?|wrong|similar\w*|contrast\w*|misconceptions?|pitfalls?|myths?|trick\w*|unterschied\w*|vergleich\w*|verwechs\w+|fehler|diferencia\w*|errores|différence\w*|erreurs?)$/u,
  ],
  ['table', /^(?:tables?|classification|tabellen?|tablas?|tableaux?)$/u],
  ['list', /^(?:lists?|types?|kinds?|listen?|arten|tipos?|listes?)$/u],
];

/** What each kind is called when the product says what the documents offer. */
export const kindNames: Readonly<Record<Kind, string>> = {
  term: 'key terms',
  attribute: 'facts by heading',
  abbreviation: 'abbreviations',
  table: 'tables',
  date: 'dates',
  number: 'numbers',
  name: 'names',
  place: 'places',
  list: 'lists',
  order: 'steps in order',
  cause: 'reasons',
  comparison: 'comparisons',
  formula: 'formulas',
  calculation: 'worked calculations',
  asked: 'questions and answers',
};

/** Other kinds that serve a request for one, in the order of how well they do. */
const relatives: Partial<Record<Kind, readonly Kind[]>> = {
  calculation: ['formula'],
  term: ['abbreviation'],
  number: ['calculation', 'date'],
  list: ['table'],
  table: ['number'],
  comparison: ['table'],
  name: [],
};

/** The kind that a word names; undefined for other words. */
export const kindNamedBy = (word: string): Kind | undefined => words.find(([, pattern]) => pattern.test(word))?.[0];

/** The kinds that fit a request for some, each with how well: 1 for those, less for their relatives. */
export const fittingKinds = (asked: ReadonlySet<Kind>): Map<Kind, number> => {
  const fitting = new Map<Kind, number>();
  for (const kind of asked) {
    for (const other of relatives[kind] ?? []) fitting.set(other, Math.max(fitting.get(other) ?? 0, 0.4));
  }
  for (const kind of asked) fitting.set(kind, 1);
  return fitting;
};
