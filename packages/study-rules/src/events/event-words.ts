import type { EventType } from '@hub/contracts';
import {
  dueWordsInLanguages,
  eastAsianWords,
  otherWordsInLanguages,
  wordsInLanguages,
} from './event-words-in-languages.ts';

interface Kind {
  readonly type: keyof typeof wordsInLanguages;
  readonly words: string;
}

/** Nouns for things that a student has to do or attend, in English, German, French and Spanish. */
const kinds: readonly Kind[] = [
  {
    type: 'exam',
    words: String.raw`exam(?:ination)?s?|mid-?\s?terms?|finals?(?=\s*(?:$|[(:,.;–—-]|due|week))|tests?|(?:klausur|prüfung)(?:en)?|nachklausur|examen(?:es)?|parcial(?:es)?|recuperatorios?|solemnes?|pruebas?|certámen|certamen|partiels?|intras?|contrôles?|épreuves?|[ée]valuations?(?=\s*(?:#|n[°o]|\d|finale))|evaluaci[oó]n(?:es)?`,
  },
  {
    type: 'quiz',
    words: String.raw`\w?quiz(?:z?es)?\d*|cuestionarios?|kurztests?|interros?|interrogations?|controles|control(?=\s*(?:\d|n[°º]|#|de lectura))`,
  },
  {
    type: 'project',
    words: String.raw`projects?|projets?|proyectos?|(?:\p{L}+)?projekte?s?|presentations?|présentations?|presentaci[oó]n(?:es)?|exposici[oó]n(?:es)?|exposés?|präsentation(?:en)?|referate?|posters?|demos?|capstone|prototypes?|tpi`,
  },
  {
    type: 'homework',
    words: String.raw`home-?\s?works?|hws?[\s#]?\d*|problem sets?|p-?sets?\s?\d*|ps\s?#?\d+|tareas?|devoirs?|hausaufgaben?|(?:übungs|aufgaben|arbeits)?bl(?:att|ätter)|exercises?|ex\.?\s?#?\d+|ejercicios?|exercices?|worksheets?|web\s?work`,
  },
  {
    type: 'assignment',
    words: String.raw`assignments?|asst|papers?|essays?|reports?|reading responses?|responses?(?=\s*(?:\d|#|due|paper))|reflections?|drafts?|outlines?|proposals?|bibliograph(?:y|ies)|journals?|log(?:\sentr(?:y|ies)|book)?s?(?=\s*(?:\d|#|due))|labs?(?:oratory)?(?=\s*(?:#?\s?\d+\s*)?(?:reports?|write-?ups?|notebooks?|exercises?|due))|notebooks?|portfolios?|peer reviews?|critiques?|(?:reading|article|chapter|lab|one-?page) summar(?:y|ies)|abstracts?|thes[ei]s|dissertations?|case stud(?:y|ies)|memos?|discussion posts?|course-?\s?work|deliverables?|submissions?|assessments?|hausarbeit(?:en)?|seminararbeit(?:en)?|aufsätze?|berichte?|protokolle?|abgaben?|travaux|travail(?=\s*(?:\d|#|n))|rapports?|rendus?|remises?|ensayos?|informes?|trabajos?(?:\spr[aá]cticos?)?|entregas?|tickets?|documents?(?=:?\s+due)|milestones?|checkpoints?`,
  },
];

const due = String.raw`due(?!\s+to\b)|deadlines?|submit(?:ted)?|submission|turn(?:ed)? in|hand(?:ed)?[\s-]in|upload(?:ed)?|abgabe|abzugeben|abgegeben|einzureichen|einreichung|fällig|frist|remettre|remise|rendre|rendu|échéance|date limite|entrega(?:r)?|vence|vencimiento|fecha límite|plazo`;

const other = String.raw`no (?:\w+ )?(?:class(?:es)?|lectures?|labs?|school|meeting|session)|class(?:es)? (?:is |are )?(?:cancel+ed|suspended)|not meet|(?:is|university|campus|college|school)? ?closed|holidays?|(?:spring|fall|winter|summer|autumn|thanksgiving|mid-?\s?(?:term|semester)|semester|easter|christmas|study|reading|recess|exam) (?:break|recess|vacation|week|days?|period)|break(?=\s*$)|recess|vacations?|last (?:day|date) (?:to|for|of) (?:\w+ )*?(?:drop|withdraw|add|class(?:es)?|term|semester|instruction)|(?:drop|withdrawal|add\/drop) deadline|census date|(?:first|last) (?:day|week) of (?:\w+ )?(?:class(?:es)?|term|semester|instruction)|(?:term|semester|classes|instruction) (?:begins?|starts?|ends?)|(?:exam(?:ination)?|finals?) (?:period|week)s?|kein(?:e|en)? (?:\p{L}+)?(?:vorlesung|übung|unterricht|veranstaltung|proseminar|seminar)|entfällt|entfallen|fällt aus|ferien|feiertag|vorlesungsfrei|relâche|congé|férié|pas de cours|suspensi[oó]n de clases|no hay clases?|recesos?|feriados?|vacaciones|asuetos?`;

const lecture = String.raw`review (?:session|class)|(?:exam|midterm|final|test|quiz|course) (?:review|revision|preparation)|revision (?:session|class|lecture)|review for (?:the )?(?:\w+ )?(?:exam|midterm|final|test|quiz)|q ?& ?a session|vorbesprechung|einführungsveranstaltung|field trip|exkursion|guest (?:speaker|lecture)`;

const word = (body: string, eastAsian?: string) =>
  String.raw`(?<![\p{L}\d-])(?:${body})(?![\p{L}])${eastAsian === undefined ? '' : `|(?:${eastAsian})`}`;

const allWords = ({ type, words }: Kind) => `${words}|${wordsInLanguages[type]}`;

export const dueWord = new RegExp(word(`${due}|${dueWordsInLanguages}`, eastAsianWords.due), 'iu');
export const otherWord = new RegExp(word(`${other}|${otherWordsInLanguages}`, eastAsianWords.other), 'iu');
export const lectureWord = new RegExp(word(lecture), 'iu');
export const eventNoun = new RegExp(
  word(kinds.map(allWords).join('|'), kinds.map(({ type }) => eastAsianWords[type]).join('|')),
  'iu',
);
const nouns = kinds.map((kind) => ({
  type: kind.type,
  pattern: new RegExp(word(allWords(kind), eastAsianWords[kind.type]), 'giu'),
}));

export interface EventNoun {
  readonly type: EventType;
  readonly start: number;
  readonly end: number;
}

const mostRemembered = 2000;
const remembered = new Map<string, readonly EventNoun[]>();

/** All event nouns of a text, in text order. The same texts are asked about many times. */
export const eventNouns = (text: string): readonly EventNoun[] => {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = findNouns(text);
  remembered.set(text, found);
  return found;
};

const findNouns = (text: string): EventNoun[] =>
  nouns
    .flatMap(({ type, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({ type, start: match.index, end: match.index + match[0].length })),
    )
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((noun, index, all) => !all.slice(0, index).some((other) => noun.end <= other.end));

/** Words that name a kind of event but no particular one. */
export const isGenericWord = (token: string) =>
  eventNoun.test(token) || dueWord.test(token) || /^(?:class|the|an?|of|on|in|first|and|#|no)$/i.test(token);
