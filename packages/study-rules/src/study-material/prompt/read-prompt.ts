import { isStopWord } from '../../language/word-weight.ts';
import type { Kind } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import { kindNamedBy } from './kinds-asked.ts';

/** A part of the documents by its number. */
export interface AskedPart {
  readonly kind: string;
  readonly number: number;
  /** "2.1" */
  readonly written: string;
}

/** What a student asked for. */
export interface Asked {
  readonly kinds: ReadonlySet<Kind>;
  readonly parts: readonly AskedPart[];
  /** Words that name a subject, by their roots, in groups: "TCP vs UDP" has two. */
  readonly subjects: readonly ReadonlyMap<string, string>[];
}

/** Words that request something or name the occasion, but no subject. */
const asking =
  /^(?:flash-?cards?|cards?|sets?|tests?|quiz(?:zes)?|questions?|practice|practise|stud(?:y|ies|ying)|learn\w*|review\w*|revis\w+|prepar\w*|prep|exams?|midterms?|finals?|topics?|key|main|important|basics?|concepts?|ideas?|facts?|points?|everything|all|whole|entire|anything|stuff|things?|material|contents?|notes?|documents?|docs?|pdf|handout|slides?|class|course|subject|cover\w*|focus\w*|based|generat\w+|create|make|give|include|easy|medium|hard|difficult|harder|simple|tough|multiple|choice|short|long|student|students|only|just|need|needs|know|want|must|should|please|pls|some|few|about|from|get|gets|got|often|usually|most|commonly|common|asked|likely|that|which|them|me|quick|good|big|little|first|last|thing|people|up|out|part|chapter|lecture|section|text|overview|summary|recap|for|tomorrow|today|next|week|lab|kind|of|wrote|write|is|use|used|mean\w*|karteikarten?|karten?|fragen?|prüfung|klausur|test|lernen|wichtig\w*|alles|alle|nur|über|zum|zur|thema|kapitel|vorlesung|skript|drankommt|dran|kommt|könnte|sollte|muss|wissen|was|tarjetas?|preguntas?|examen|importantes?|todo|todos|cartes?|important\w*|tout|toutes?|clés?|clave)$/u;

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  erste: 1,
  zweite: 2,
  dritte: 3,
  vierte: 4,
  ersten: 1,
  zweiten: 2,
  dritten: 3,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
};

/** A count in digits, words or Roman numerals. */
export const numberOf = (text: string): number | undefined => {
  const word = text.toLowerCase();
  return /^\d/u.test(word) ? Number.parseInt(word, 10) : numbers[word];
};

const partWords =
  'chapters?|ch|sections?|sec|parts?|units?|lectures?|lessons?|weeks?|modules?|slides?|pages?|topics?|acts?|kapitel|abschnitt|teil|vorlesung|einheit|woche|folie|seite|thema|capítulo|parte|tema|página|chapitre|partie';
const counted = new RegExp(
  String.raw`(?<!\p{L})(${partWords})\.?\s(?:no\.?\s|nr\.?\s)?(\d{1,3}(?:\.\d{1,2})*|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})`,
  'giu',
);
const ordinal = new RegExp(
  String.raw`(?<!\p{L})(first|second|third|fourth|fifth|sixth|erste[ns]?|zweite[ns]?|dritte[ns]?)\s(${partWords})(?!\p{L})`,
  'giu',
);

const partsIn = (prompt: string): { parts: AskedPart[]; rest: string } => {
  const parts = [
    ...[...prompt.matchAll(counted)].map(([, kind = '', written = '']) => ({ kind, written })),
    ...[...prompt.matchAll(ordinal)].map(([, written = '', kind = '']) => ({ kind, written })),
  ].flatMap(({ kind, written }) => {
    const number = numberOf(written);
    return number === undefined ? [] : [{ kind: kind.toLowerCase().replace(/s$/u, ''), number, written }];
  });
  return { parts, rest: prompt.replaceAll(counted, ' ').replaceAll(ordinal, ' ') };
};

/** Words for what any document has: they name a subject only if a document uses them. */
const general =
  /^(?:theor(?:y|ies)|events?|thinkers?|movements?|process(?:es)?|models?|systems?|results?|ideas?|methods?|topics?|details?|history|story|plot|structures?|functions?|features?|examples?|problems?|exercises?|skills?|knowledge|understanding|arguments?|themes?|principles?|laws?|rules?)$/u;

/** Whether a word of a request may be passed over when no document has it. */
export const isGeneral = (word: string): boolean => general.test(word.toLowerCase());

const longest = 500;

const between = /,|;|\s(?:and|or|vs\.?|versus|und|oder|y|et|&|\+|\/)\s/iu;

/** Reads a request: kinds of questions, numbered parts, and the words of its subjects. */
export const readPrompt = (prompt: string): Asked => {
  const { parts, rest } = partsIn(prompt.slice(0, longest));
  const kinds = new Set<Kind>();
  const subjects = rest.split(between).map((group) => {
    const subject = new Map<string, string>();
    for (const word of group.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []) {
      const lower = word.toLowerCase();
      const kind = kindNamedBy(lower);
      if (kind) kinds.add(kind);
      else if (!asking.test(lower) && !isStopWord(lower) && !/^\d{1,2}$/u.test(lower) && lower.length > 1) {
        for (const root of rootsIn(lower.length > 2 ? word : word.toUpperCase())) subject.set(root, word);
      }
    }
    return subject;
  });
  // "things people confuse" asks for no people
  if (kinds.has('comparison') && /\b(?:people|students|we|i)\b/iu.test(rest)) kinds.delete('name');
  return { kinds, parts, subjects: subjects.filter((subject) => subject.size > 0) };
};
