import type { Candidate, Kind } from '../candidates/candidate.ts';
import { linesOfPart } from '../../outline/lines-of-part.ts';
import { rootsIn } from '../text.ts';
import { fittingKinds, kindNamedBy } from './kinds-asked.ts';
import { isInPart } from './in-part.ts';
import type { Asked } from './read-prompt.ts';
import { absentIn, type KnownWords, type Subject } from './subject.ts';

export interface Fitting {
  readonly candidate: Candidate;
  /** How well it fits the request; 0 does not. */
  readonly fit: number;
}

const hits = (subject: ReadonlySet<string>, text: string): Set<string> =>
  new Set(rootsIn(text).filter((root) => subject.has(root)));

const titlesOf = ({ section, document }: Candidate) =>
  document.sections.length > 1 ? [section.title ?? '', ...section.within].join(' ') : '';

/** A question without the title of a document that it is put under. */
const asks = ({ question, document, section }: Candidate) =>
  document.sections.length > 1 ? question : question.replace(`(${section.title ?? ''})`, '');

/** What a candidate says besides what it asks: of a row of a table only the cell. */
const saysOf = ({ kind, answer, line }: Candidate) =>
  kind === 'table' || kind === 'term' ? answer : `${answer} ${line.text}`;

/** How much it counts that only the answer has a word: what a term means is not asked about that word. */
const bySaying = ({ kind }: Candidate) => (kind === 'term' ? 0.4 : 0.7);

type Roots = ReadonlySet<string>;

/** How much of some words a candidate is about: in its own words, or by the heading above it. */
const fitToOne = (candidate: Candidate, words: Roots): number => {
  const asked = hits(
    words,
    `${asks(candidate)} ${candidate.topic ?? ''} ${candidate.pair?.left ?? ''} ${titlesOf(candidate)}`,
  );
  const said = hits(words, saysOf(candidate));
  const only = [...said].filter((root) => !asked.has(root)).length;
  return (asked.size + bySaying(candidate) * only) / words.size + (asked.size > 0 && said.size > 0 ? 0.1 : 0);
};

/** A subject in roots that the documents have. */
interface KnownSubject {
  readonly head: Roots;
  readonly context: Roots;
}

const byHead = 0.75;

const subjectFit = (candidate: Candidate, subjects: readonly KnownSubject[]): number => {
  if (subjects.length === 0) return 1;
  return Math.max(
    ...subjects.map(({ head, context }) => {
      const own = fitToOne(candidate, head);
      return context.size === 0 ? own : byHead * own + (1 - byHead) * fitToOne(candidate, context);
    }),
  );
};

const knownSubject = ({ head, context }: Subject, known: KnownWords): KnownSubject => {
  const [own, rest] = [head, context].map((words) => new Set(words.flatMap((word) => known.rootsOf(word))));
  return own && own.size > 0
    ? { head: own, context: rest ?? new Set() }
    : { head: rest ?? new Set(), context: new Set() };
};

/** Confused things are those that the text sets against each other. */
const contrast =
  /\b(?:whereas|unlike|not the same|in contrast|rather than|confus\w*|mistak\w*|mix(?:ed|ing)? up|but not|(?:does|do) not mean|differs? from|different from|myth|misconception|während|dagegen|im gegensatz|verwechs\w*)\b/iu;

/** Labels that name what a kind of question is about. */
const labels: Partial<Record<Kind, RegExp>> = {
  cause: /^(?:causes?|reasons?|reasoning|triggers?|risk factors?|ursachen?|gründe|begründung)\b/iu,
  term: /^(?:definition|bedeutung)\b/iu,
  date: /^(?:date|year|period|datum|jahr|zeit)\b/iu,
  name: /^(?:author|people|artists?|participants|leaders?)\b/iu,
};

/** "A. Stages" has the stages. */
const isOfKind = ({ title }: Candidate['section'], kinds: ReadonlySet<Kind>) =>
  rootsIn(title ?? '').some((root) => [...kinds].some((kind) => kindNamedBy(root) === kind));

const kindFit = ({ kind, line, section, question, pair }: Candidate, kinds: ReadonlySet<Kind>): number => {
  if (kinds.size === 0) return 1;
  const own = fittingKinds(kinds).get(kind) ?? 0;
  const people = kinds.has('name') && /^(?:who|wer|¿quién|qui)\b/iu.test(question) ? (kind === 'term' ? 1 : 0.7) : 0;
  const dated = kinds.has('date') && pair?.list === 'timeline' ? 1 : 0;
  const isContrast = contrast.test(kind === 'table' ? question : line.text) || contrast.test(section.title ?? '');
  const contrasted = kinds.has('comparison') && isContrast ? 0.9 : 0;
  const label = kind === 'attribute' && [...kinds].some((one) => labels[one]?.test(line.text)) ? 0.9 : 0;
  return Math.max(own, people, dated, contrasted, label, isOfKind(section, kinds) ? 0.8 : 0);
};

/** What a request names that no document has, and whether that is all that it is about. */
export interface Absent {
  readonly words: readonly string[];
  readonly isAll: boolean;
}

/**
 * A phrase with a noun that no document has is not in them, whatever its other words are: "exchange rate regimes" where only
 * rates are known. In other languages, where nouns are not recognised, half of the words have to be unknown.
 */
const isAbsent = ({ head }: Subject, known: KnownWords, language: string): boolean => {
  const words = absentIn(head, known);
  return language === 'en' ? words.length > 0 : words.length > 0 && words.length >= head.length / 2;
};

export const absentFrom = ({ subjects }: Asked, known: KnownWords, language: string): Absent => {
  const absent = subjects.filter((subject) => isAbsent(subject, known, language));
  const named = subjects.filter(
    (subject) =>
      !absent.includes(subject) && subject.head.some((word) => word.isNoun && known.rootsOf(word).length > 0),
  );
  return { words: absent.flatMap(({ head }) => absentIn(head, known)), isAll: absent.length > 0 && named.length === 0 };
};

/** A candidate that fits this much less than the best one is about something else. */
const share = 0.7;

const best = (all: readonly Fitting[]): Fitting[] => {
  const most = Math.max(0, ...all.map(({ fit }) => fit));
  return all.filter(({ fit }) => fit > 0 && fit >= most * share);
};

/** The candidates of sections whose text has all words of a subject somewhere. */
const mentioning = (candidates: readonly Candidate[], subjects: readonly Roots[]): Candidate[] => {
  const sections = [...new Set(candidates.map(({ section }) => section))];
  const own = sections.filter(({ title, parts }) => {
    if (title === null) return false;
    const roots = new Set(
      rootsIn(
        `${title ?? ''} ${parts
          .flatMap(linesOfPart)
          .map(({ text }) => text)
          .join(' ')}`,
      ),
    );
    return subjects.some((subject) => [...subject].every((root) => roots.has(root)));
  });
  // of a document without headings this says nothing
  return candidates.filter(({ section, document }) => document.sections.length > 1 && own.includes(section));
};

const isTitled = ({ document }: Candidate, subjects: readonly Roots[]): boolean => {
  const titled = new Set(rootsIn(`${document.title ?? ''} ${document.documentName}`));
  return subjects.some((subject) => [...subject].every((root) => titled.has(root)));
};

/** Everything that a candidate is about, by words. */
const isExcluded = (candidate: Candidate, excluded: readonly KnownSubject[]) =>
  excluded.some(
    ({ head }) =>
      head.size > 0 &&
      hits(head, `${asks(candidate)} ${candidate.section.title ?? ''} ${candidate.line.text}`).size > 0,
  );

export interface Documents {
  readonly known: KnownWords;
  /** The language of most of them. */
  readonly language: string;
}

/** The candidates that fit a request. */
export const fittingFor = (
  { kinds, parts, subjects, excluded }: Asked,
  candidates: readonly Candidate[],
  { known, language }: Documents,
): Fitting[] => {
  const own = subjects
    .filter((subject) => !isAbsent(subject, known, language))
    .map((subject) => knownSubject(subject, known))
    .filter(({ head }) => head.size > 0);
  const unwanted = excluded.map((subject) => knownSubject(subject, known));
  const inParts = candidates
    .filter((candidate) => parts.length === 0 || parts.some((part) => isInPart(candidate, part)))
    .filter((candidate) => !isExcluded(candidate, unwanted));
  const about = best(
    inParts.map((candidate) => ({ candidate, fit: subjectFit(candidate, own) })).filter(({ fit }) => fit >= 0.45),
  );
  const ofKind = (all: readonly Fitting[]) =>
    all.map(({ candidate, fit }) => ({ candidate, fit: fit * kindFit(candidate, kinds) })).filter(({ fit }) => fit > 0);
  const both = ofKind(about);
  if (both.length > 0 || own.length === 0) return both;
  const heads = own.map(({ head }) => head);
  // the examples under a heading about dosage do not say "dosage" again
  const near = kinds.size > 0 ? ofKind(mentioning(inParts, heads).map((candidate) => ({ candidate, fit: 0.5 }))) : [];
  if (near.length > 0) return near;
  // what the whole document is about, its parts do not say again
  const titled = ofKind(
    inParts.filter((candidate) => isTitled(candidate, heads)).map((candidate) => ({ candidate, fit: 0.5 })),
  );
  if (titled.length > 0) return titled;
  // "compare the theories" where nothing compares them: what is under such a heading, or about the theories
  const isKnown = subjects.every(({ head }) => head.every((word) => known.rootsOf(word).length > 0));
  if (!isKnown) return [];
  const named = inParts.filter(({ section }) => isOfKind(section, kinds));
  return named.length > 0 ? named.map((candidate) => ({ candidate, fit: 0.5 })) : about;
};
