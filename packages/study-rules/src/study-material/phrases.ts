import { sentencesOf } from '../language/sentences.ts';
import { rowOf } from '../language/word-vectors.ts';
import type { Language } from '../outline/language-of.ts';

/** How questions are worded. A language without phrases of its own asks by signs alone. */
export interface Phrases {
  readonly meaning: (term: string) => string;
  readonly person: (name: string) => string;
  readonly explain: (term: string) => string;
  /** Of a study or of people: "Schachter & Singer 1962: …". */
  readonly noted: (term: string) => string;
  /** Of a term with a list behind it: "Barriers: skin, mucosa, acid". */
  readonly belongs: (term: string) => string;
  /** Of a label, or of a point of a list, with what is noted under it. */
  readonly under: (label: string, about: string | null) => string;
  readonly whereListed: (item: string) => string;
  readonly whichListed: (label: string, about: string | null) => string;
  readonly says: (law: string) => string;
  readonly whichTerm: (meaning: string) => string;
  readonly whichPerson: (meaning: string) => string;
  readonly value: (row: string, column: string) => string;
  /** Of a heading that does not say what its cells are: "Larva" over "5 days". */
  readonly entry: (row: string, column: string) => string;
  readonly whichRow: (of: string, column: string, value: string) => string;
  readonly bothOf: (of: string, first: string, second: string) => string;
  readonly differ: (one: string, other: string, column: string) => string;
  readonly extreme: (of: string, column: string, most: boolean) => string;
  readonly when: (event: string, about: string | null) => string;
  readonly whatIn: (when: string) => string;
  readonly first: (list: string | null) => string;
  readonly blank: (stem: string, about: string | null) => string;
  readonly whenBlank: (stem: string, about: string | null) => string;
  readonly why: (claim: string) => string;
  readonly step: (number: string, of: string) => string;
  readonly afterStep: (step: string, of: string) => string;
  readonly name: (count: number, of: string) => string;
  readonly formula: (name: string) => string;
  readonly standsFor: (short: string) => string;
  readonly noPair: (list: string | null) => string;
  readonly contrast: (stem: string) => string;
  readonly complete: (stem: string) => string;
  readonly attribute: (of: string, label: string) => string;
}

const about = (title: string | null) => (title ? ` (${title})` : '');

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** "Main function", "Unit of data"; not "Found in" or "Stable". */
export const isNounPhrase = (heading: string): boolean => {
  const bare = lowered(heading.replace(/\s?\([^)]*\)|\s(?:in|per|of|for|at|on|under)\s.*$/gu, ''));
  if (/^\p{L}+ing$/u.test(bare)) return true;
  // "Marlow": a name that heads a column is not what its cells are
  if (/^\p{Lu}\p{Ll}+$/u.test(heading) && rowOf(bare.replace(/s$/u, '')) === undefined && rowOf(bare) === undefined)
    return false;
  const [, ...tokens] = sentencesOf(`the ${bare}`).flatMap((sentence) => sentence.tokens);
  const isNamed = tokens.at(-1)?.pos === 'NOUN' && tokens.length <= 5;
  return isNamed && !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX' || pos === 'PRON' || pos === 'PUNCT');
};

const isPlural = (heading: string) => /(?:[^su]s|data|criteria)$/u.test(heading.split(/\s(?:of|in|for)\s/u)[0] ?? '');

const whatIs = (heading: string) => `what ${isPlural(heading) ? 'are' : 'is'} the ${lowered(heading)}`;

const english: Phrases = {
  meaning: (term) => `What does “${term}” mean?`,
  person: (name) => `Who is ${name}?`,
  explain: (term) => `How is “${term}” explained?`,
  noted: (term) => `What do your documents say about “${term}”?`,
  belongs: (term) => `What is listed for “${term}”?`,
  under: (label, title) => `What do your documents list under “${label}”${about(title)}?`,
  whereListed: (item) => `Under which of these do your documents list “${item}”?`,
  whichListed: (label, title) => `Which of these do your documents list under “${label}”${about(title)}?`,
  says: (law) => `What does ${law} say?`,
  whichTerm: (meaning) => `Which term fits this description? “${meaning}”`,
  whichPerson: (meaning) => `Who is described here? “${meaning}”`,
  value: (row, column) => `${row}: ${whatIs(column)}?`,
  entry: (row, column) =>
    /^(?:what|how|when|where) to\s/iu.test(column)
      ? `${row}: ${lowered(column)}?`
      : `${row}: what does the table say under “${column}”?`,
  whichRow: (_of, column, value) => `Which of these has “${value}” under “${column}”?`,
  bothOf: (_of, first, second) => `Which of these fits both facts? ${first}; ${second}.`,
  differ: (one, other, column) => `How do ${one} and ${other} differ in “${column}”?`,
  extreme: (_of, column, most) => `Which of these has the ${most ? 'highest' : 'lowest'} value under “${column}”?`,
  when: (event, title) => `Give the date${about(title)}: “${event}”`,
  whatIn: (when) => `What happened? Date: ${when}`,
  first: (list) => `Which came first?${about(list)}`,
  blank: (stem, title) => `Fill in the blank${about(title)}: “${stem}”`,
  whenBlank: (stem, title) => `Fill in the date${about(title)}: “${stem}”`,
  why: (claim) => `Explain why: “${claim}”`,
  step: (count, of) => `${of}: what is step ${count}?`,
  afterStep: (step, of) => `${of}: what comes directly after “${step}”?`,
  name: (count, of) => `${of}: name all ${count}.`,
  formula: (name) => `What is the formula for “${name}”?`,
  standsFor: (short) => `What does ${short} stand for?`,
  noPair: (list) => `Which pair does not belong together?${about(list)}`,
  contrast: (stem) => `Complete the comparison: “${stem} …”`,
  complete: (stem) => `Complete the list: “${stem}: …”`,
  attribute: (of, label) => (isNounPhrase(label) ? `${of}: ${whatIs(label)}?` : `${of}: ${label}?`),
};

const german: Phrases = {
  meaning: (term) => `Was bedeutet „${term}“?`,
  person: (name) => `Wer ist ${name}?`,
  explain: (term) => `Wie wird „${term}“ erklärt?`,
  noted: (term) => `Was steht in den Unterlagen zu „${term}“?`,
  belongs: (term) => `Was gehört zu „${term}“?`,
  under: (label, title) => `Was steht in den Unterlagen unter „${label}“${about(title)}?`,
  whereListed: (item) => `Worunter steht „${item}“ in den Unterlagen?`,
  whichListed: (label, title) => `Was davon steht in den Unterlagen unter „${label}“${about(title)}?`,
  says: (law) => `Was besagt „${law}“?`,
  whichTerm: (meaning) => `Welcher Begriff passt zu dieser Beschreibung? „${meaning}“`,
  whichPerson: (meaning) => `Wer wird hier beschrieben? „${meaning}“`,
  value: (row, column) => `${row}: ${column}?`,
  entry: (row, column) => `${row}: ${column}?`,
  whichRow: (of, column, value) => `${of}: Wozu gehört unter „${column}“ der Eintrag „${value}“?`,
  bothOf: (of, first, second) => `${of}: Worauf trifft beides zu? ${first}; ${second}.`,
  differ: (one, other, column) => `Worin unterscheiden sich ${one} und ${other} bei „${column}“?`,
  extreme: (of, column, most) => `${of}: Wo ist „${column}“ in dieser Liste am ${most ? 'größten' : 'kleinsten'}?`,
  when: (event, title) => `Wann${about(title)}? „${event}“`,
  whatIn: (when) => `Was geschah? Zeit: ${when}`,
  first: (list) => `Was geschah zuerst?${about(list)}`,
  blank: (stem, title) => `Ergänze die Lücke${about(title)}: „${stem}“`,
  whenBlank: (stem, title) => `Ergänze die Zeitangabe${about(title)}: „${stem}“`,
  why: (claim) => `Erkläre, warum: „${claim}“`,
  step: (count, of) => `${of}: Was ist Schritt ${count}?`,
  afterStep: (step, of) => `${of}: Was kommt direkt nach „${step}“?`,
  name: (count, of) => `${of}: Nenne alle ${count}.`,
  formula: (name) => `Wie lautet die Formel für „${name}“?`,
  standsFor: (short) => `Wofür steht ${short}?`,
  noPair: (list) => `Welches Paar gehört nicht zusammen?${about(list)}`,
  contrast: (stem) => `Vervollständige den Vergleich: „${stem} …“`,
  complete: (stem) => `Vervollständige die Liste: „${stem}: …“`,
  attribute: (of, label) => `${of}: ${label}?`,
};

const spanish: Partial<Phrases> = {
  meaning: (term) => `¿Qué significa «${term}»?`,
  person: (name) => `¿Quién es ${name}?`,
  whichTerm: (meaning) => `¿Qué término corresponde a esta descripción? «${meaning}»`,
  when: (event) => `¿Cuándo fue? «${event}»`,
  first: (list) => `¿Qué ocurrió primero?${about(list)}`,
};

const french: Partial<Phrases> = {
  meaning: (term) => `Que signifie « ${term} » ?`,
  person: (name) => `Qui est ${name} ?`,
  whichTerm: (meaning) => `Quel terme correspond à cette description ? « ${meaning} »`,
  when: (event) => `À quelle date ? « ${event} »`,
  first: (list) => `Quel événement est le plus ancien ?${about(list)}`,
};

const signs: Phrases = {
  meaning: (term) => `${term} = ?`,
  person: (name) => `${name} = ?`,
  explain: (term) => `${term}: ?`,
  noted: (term) => `${term}: ?`,
  belongs: (term) => `${term}: ?`,
  under: (label, title) => `${label}${about(title)}: ?`,
  whereListed: (item) => `? → ${item}`,
  whichListed: (label, title) => `${label}${about(title)} → ?`,
  says: (law) => `${law}: ?`,
  whichTerm: (meaning) => `? = ${meaning}`,
  whichPerson: (meaning) => `? = ${meaning}`,
  value: (row, column) => `${row}: ${column}?`,
  entry: (row, column) => `${row}: ${column}?`,
  whichRow: (of, column, value) => `${of} – ${column}: ${value}?`,
  bothOf: (of, first, second) => `${of}? ${first}; ${second}`,
  differ: (one, other, column) => `${one} / ${other}: ${column}?`,
  extreme: (of, column, most) => `${of}? ${column}: ${most ? 'max' : 'min'}`,
  when: (event, title) => `${event}${about(title)}: ?`,
  whatIn: (when) => `${when}: ?`,
  first: (list) => `1 → …?${about(list)}`,
  blank: (stem) => stem,
  whenBlank: (stem) => stem,
  why: (claim) => `${claim} – ?`,
  step: (count, of) => `${of}: ${count}. ?`,
  afterStep: (step, of) => `${of}: ${step} → ?`,
  name: (count, of) => `${of} (${count})?`,
  formula: (name) => `${name} = ?`,
  standsFor: (short) => `${short} = ?`,
  noPair: (list) => `≠ ?${about(list)}`,
  contrast: (stem) => `${stem} …`,
  complete: (stem) => `${stem}: …`,
  attribute: (of, label) => `${of}: ${label}?`,
};

const phrases: Readonly<Record<Language, Phrases>> = {
  en: english,
  de: german,
  es: { ...signs, ...spanish },
  fr: { ...signs, ...french },
  other: signs,
};

/** The wording of questions in a language. */
export const phrasesIn = (language: Language): Phrases => phrases[language];
