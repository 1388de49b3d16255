import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Meaning, PhraseTable } from './phrase-table.ts';
import { spanish } from './spanish.ts';
import type { Token } from './tokens.ts';

const languages = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

const tables: Readonly<Record<Language, PhraseTable>> = { en: english, de: german, es: spanish, fr: french };

type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const meaningsOf = (table: PhraseTable): Meanings => {
  const all = new Map<string, Meaning[]>();
  for (const [meaning, phrases] of Object.entries(table)) {
    for (const phrase of phrases.split('|')) {
      const known = all.get(phrase) ?? [];
      all.set(phrase, [...known, meaning as Meaning]);
    }
  }
  return all;
};

const byLanguage: Readonly<Record<Language, Meanings>> = {
  en: meaningsOf(tables.en),
  de: meaningsOf(tables.de),
  es: meaningsOf(tables.es),
  fr: meaningsOf(tables.fr),
};

const wordsIn = (meanings: Meanings) => new Set([...meanings.keys()].flatMap((phrase) => phrase.split(' ')));
const small: Readonly<Record<Language, string>> = {
  en: 'the my is for to on at and of in a with from due by what when do i have it this that next before after any not are',
  de: 'der die das den dem ein eine einen mein meine meinen ist fur auf am um im in und von zu bis mit nicht vor nach steht uhr heute morgen aufgabe klausur prufung',
  es: 'el la los las un una mi mis es para al a en y de del por con que no hoy manana lunes martes miercoles jueves viernes sabado domingo tarea examen',
  fr: 'le la les un une mon ma mes est pour au a en et de du des avec que pas d l j qu aujourdhui demain lundi mardi mercredi jeudi vendredi samedi dimanche devoir examen c n',
};
const known: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...wordsIn(byLanguage.en), ...small.en.split(' ')]),
  de: new Set([...wordsIn(byLanguage.de), ...small.de.split(' ')]),
  es: new Set([...wordsIn(byLanguage.es), ...small.es.split(' ')]),
  fr: new Set([...wordsIn(byLanguage.fr), ...small.fr.split(' ')]),
};

/** Words of the phrases of every language, for the speller. */
export const phraseWords: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [...wordsIn(byLanguage[language])]),
);

/** The language with most known words; English when in doubt. */
export const languageOf = (tokens: readonly Token[]): Language => {
  const scored = languages.map((language) => ({
    language,
    words: tokens.filter(({ word }) => known[language].has(word)).length + (language === 'en' ? 0.5 : 0),
  }));
  return scored.reduce((best, each) => (each.words > best.words ? each : best)).language;
};

/** A phrase in a message, with all that it can mean. */
export interface Phrase {
  readonly first: number;
  readonly last: number;
  readonly meanings: readonly Meaning[];
}

const longest = 7;

/** The known phrases of a message, the longest first at each place; each token belongs to one. */
export const findPhrases = (tokens: readonly Token[], language: Language): Phrase[] => {
  const meanings = byLanguage[language];
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');
      const found = meanings.get(phrase);
      if (!found) continue;
      phrases.push({ first: at, last: at + length, meanings: found });
      at += length - 1;
      break;
    }
  }
  return phrases;
};
