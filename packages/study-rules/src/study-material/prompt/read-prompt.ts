import { sentencesOf } from '../../language/sentences.ts';
import { isStopWord } from '../../language/word-weight.ts';
import type { Kind } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import { kindNamedBy } from './kinds-asked.ts';
import { isGeneral, type Subject, type SubjectWord } from './subject.ts';

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
  /** What it is about: "TCP vs UDP" names two subjects. */
  readonly subjects: readonly Subject[];
  /** What it is not about: "but not the fiscal part". */
  readonly excluded: readonly Subject[];
  /** Its phrases, each with its own kinds and subject: "safety + procedure" asks for either. */
  readonly phrases: readonly { readonly kinds: ReadonlySet<Kind>; readonly subject: Subject }[];
}

/** Words that request something or name the occasion, but no subject. */
const asking =
  /^(?:flash-?cards?|cards?|sets?|tests?|quiz(?:zes)?|questions?|practice|practise|stud(?:y|ies|ying)|learn\w*|review\w*|revis\w+|prepar\w*|prep|exams?|midterms?|finals?|topics?|key|main|important|basics?|concepts?|ideas?|facts?|points?|everything|all|whole|entire|anything|stuff|things?|material|contents?|notes?|documents?|docs?|pdf|handout|slides?|class|course|session|seminar|semester|workshop|tutorial|unit|module|handbook|style|styled|level|format|formats?|mode|subject|cover\w*|focus\w*|based|generat\w+|create|make|give|include|easy|medium|hard|difficult|harder|simple|tough|multiple|choice|short|long|student|students|only|just|need|needs|know|want|must|should|please|pls|some|few|about|from|get|gets|got|often|usually|most|commonly|common|asked|likely|that|which|them|me|quick|good|big|little|first|last|thing|people|ppl|up|out|typical\w*|frequent\w*|solved|explain\w*|w|abt|thx|plz|part|chapter|lecture|section|text|overview|summary|recap|for|tomorrow|today|next|week|lab|kind|of|wrote|write|fronts?|backs?|is|use|used|mean\w*|karteikarten?|karten?|fragen?|prüfung|klausur|test|lernen|wichtig\w*|alles|alle|nur|über|zum|zur|thema|kapitel|vorlesung|skript|drankommt|dran|kommt|könnte|sollte|muss|wissen|was|tarjetas?|preguntas?|examen|importantes?|todo|todos|cartes?|important\w*|schwer|leicht|einfach|facile|difficile|fácil|difícil|tout|toutes?|clés?|clave)$/u;

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
  'chapters?|ch|sections?|sec|parts?|units?|lectures?|lessons?|weeks?|modules?|slides?|pages?|topics?|acts?|tables?|tabellen?|kapitel|abschnitt|teil|vorlesung|einheit|woche|folie|seite|thema|capítulo|parte|tema|página|chapitre|partie';
const counted = new RegExp(
  String.raw`(?<!\p{L})(${partWords})\.?\s(?:no\.?\s|nr\.?\s)?(\d{1,3}(?:\.\d{1,2})*|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|[a-h](?=[\s.:)!?]|$))(?!\p{L})`,
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
    // a lower case letter is a word: "the part a student reads"
    const number = /^[A-H]$/u.test(written) ? Number.NaN : numberOf(written);
    return number === undefined ? [] : [{ kind: kind.toLowerCase().replace(/s$/u, ''), number, written }];
  });
  return { parts, rest: prompt.replaceAll(counted, ' ').replaceAll(ordinal, ' ') };
};

const longest = 500;

const between = /,|;|\s(?:and|or|n|vs\.?|versus|und|oder|y|et|&|\+|\/)\s/iu;
const narrowing = /\s(?:of|in|on|about|from|for|during|within|über|aus|von|im|in der|de|del|sobre|sur|dans)\s/iu;
const excluding = /(?:^|\s)(?:but not|not|without|except(?: for)?|excluding|nicht|ohne|außer|sin|sauf|sans)\s/iu;

/** Nouns that are written as two words. */
const joinedNoun = /\b(mix|match|break|round)[\s-](ups?|downs?)\b/giu;

/** "how long does it take": a number, not an order. */
const howMuch = /\bhow (?:long|many|much|old|far|fast|hot|cold|big|high|deep|large|heavy|often)\b/giu;

const nominal = new Set(['NOUN', 'PROPN', 'NUM']);

/** The kinds and the words that name a subject, of one phrase. */
const readPhrase = (phrase: string, nouns: ReadonlySet<string>) => {
  const kinds: Kind[] = [];
  const words: SubjectWord[] = [];
  for (const word of phrase.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []) {
    const lower = word.toLowerCase();
    const kind = kindNamedBy(lower);
    if (kind) kinds.push(kind);
    else if (
      !asking.test(lower) &&
      !isStopWord(lower) &&
      !/^\d{1,2}$/u.test(lower) &&
      !(lower in numbers) &&
      lower.length > 1
    ) {
      const roots = rootsIn(lower.length > 2 ? word : word.toUpperCase());
      if (roots.length > 0) words.push({ text: word, roots, isNoun: nouns.has(lower) });
    }
  }
  return { kinds, words };
};

/** An adjective has no plural: that is a noun which the tagger does not know. */
const isNounAlone = (word: string) => {
  const pos = sentencesOf(`the ${word.toLowerCase()} of it`).flatMap(({ tokens }) => tokens)[1]?.pos ?? '';
  return pos === 'ADJ' && /[^su]s$/u.test(word);
};

/** The only word of a phrase is its noun, even when the tagger does not know it: "antidepressants". */
const withNoun = ({ kinds, words: [only, ...more], ...rest }: ReturnType<typeof readPhrase>) => ({
  ...rest,
  kinds,
  words:
    only && more.length === 0 && kinds.length === 0 && !only.isNoun
      ? [{ ...only, isNoun: isNounAlone(only.text) }]
      : [only, ...more].filter((word) => word !== undefined),
});

const readSubject = (group: string, nouns: ReadonlySet<string>): { kinds: Kind[]; subject: Subject } => {
  const phrases = group.split(narrowing).map((phrase) => withNoun(readPhrase(phrase, nouns)));
  const [head = [], ...more] = phrases.map(({ words }) => words).filter((words) => words.length > 0);
  const context = more.flat();
  // "parts of the heart" is about the heart
  const subject = context.length > 0 && isGeneral(head) ? { head: context, context: head } : { head, context };
  return { kinds: phrases.flatMap(({ kinds }) => kinds), subject };
};

/** Reads a request: kinds of questions, numbered parts, and the subjects that it names or leaves out. */
export const readPrompt = (prompt: string): Asked => {
  const { parts, rest: whole } = partsIn(prompt.slice(0, longest));
  const rest = whole.replaceAll(joinedNoun, '$1$2').replaceAll(howMuch, 'numbers');
  const nouns = new Set(
    sentencesOf(rest.toLowerCase()).flatMap(({ tokens }) =>
      tokens.filter(({ pos }) => nominal.has(pos)).map(({ text }) => text),
    ),
  );
  const groups = rest.split(between).map((group) => {
    const [wanted = '', ...unwanted] = group.split(excluding);
    return { wanted: readSubject(wanted, nouns), unwanted: unwanted.map((one) => readSubject(one, nouns).subject) };
  });
  const kinds = new Set(groups.flatMap(({ wanted }) => wanted.kinds));
  // "things people confuse" asks for no people
  if ((kinds.has('comparison') || kinds.has('cause')) && /\b(?:people|ppl|students|we|i)\b/iu.test(rest))
    kinds.delete('name');
  // "why do we do each step" asks for reasons, not for the steps
  if (/(?<!\p{L})(?:why|warum|pourquoi|por qué)(?!\p{L})/iu.test(rest)) kinds.delete('order');
  const isNamed = ({ head }: Subject) => head.length > 0;
  return {
    kinds,
    parts,
    subjects: groups.map(({ wanted }) => wanted.subject).filter(isNamed),
    excluded: groups.flatMap(({ unwanted }) => unwanted).filter(isNamed),
    phrases: groups.map(({ wanted }) => ({
      kinds: new Set(wanted.kinds.filter((kind) => kinds.has(kind))),
      subject: wanted.subject,
    })),
  };
};
