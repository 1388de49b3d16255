import type { Statement } from '../../outline/outline.ts';
import type { Candidate, Kind } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import type { KnownWords, Subject } from './subject.ts';

/** The words of a subject that a text has. */
export const hits = (subject: ReadonlySet<string>, text: string): Set<string> =>
  new Set(rootsIn(text).filter((root) => subject.has(root)));

const titlesOf = ({ section, document }: Candidate) =>
  document.sections.length > 1 ? [section.title ?? '', ...section.within].join(' ') : '';

/** A question without the title of a document that it is put under. */
export const asks = ({ question, document, section }: Candidate) =>
  document.sections.length > 1 ? question : question.replace(`(${section.title ?? ''})`, '');

/** What a candidate says besides what it asks: of a row of a table only the cell. */
const saysOf = ({ kind, answer, line }: Candidate) =>
  kind === 'table' || kind === 'term' ? answer : `${answer} ${line.text}`;

/** The words of a sentence before its verb: what it is about. Everything else it only mentions. */
const subjectOf = ({ line, question }: Candidate): string => {
  if (!('sentence' in line)) return question;
  const { tokens } = (line as Statement).sentence;
  const verb = tokens.findIndex(({ pos }, at) => at > 0 && (pos === 'VERB' || pos === 'AUX'));
  return verb === -1
    ? question
    : tokens
        .slice(0, verb)
        .map(({ text }) => text)
        .join(' ');
};

/** Kinds whose question is a sentence of the document: it may mention the subject in passing. */
export const told: ReadonlySet<Kind> = new Set(['date', 'number', 'name', 'place', 'cause']);

/** How much it counts that a sentence mentions a word which it is not about. */
export const byMention = 0.65;

/** How much it counts that only the answer has a word: what a term means is not asked about that word. */
const bySaying = ({ kind }: Candidate) => (kind === 'term' ? 0.4 : 0.7);

export type Roots = ReadonlySet<string>;

/** How much of some words a candidate is about: in its own words, or by the heading above it. */
const fitToOne = (candidate: Candidate, words: Roots, mention: number): number => {
  const titles = `${candidate.topic ?? ''} ${candidate.pair?.left ?? ''} ${titlesOf(candidate)}`;
  const asked = hits(words, `${asks(candidate)} ${titles}`);
  const about = told.has(candidate.kind) ? hits(words, `${subjectOf(candidate)} ${titles}`) : asked;
  const mentioned = [...asked].filter((root) => !about.has(root)).length;
  const said = hits(words, saysOf(candidate));
  const only = [...said].filter((root) => !asked.has(root)).length;
  return (
    (about.size + mention * mentioned + bySaying(candidate) * only) / words.size +
    (about.size > 0 && said.size > 0 ? 0.1 : 0)
  );
};

/** A subject in roots that the documents have. */
export interface KnownSubject {
  readonly head: Roots;
  readonly context: Roots;
}

const byHead = 0.75;

/** How well a candidate fits one of some subjects; a word that it only mentions counts as much as `mention`. */
export const subjectFit = (candidate: Candidate, subjects: readonly KnownSubject[], mention: number): number => {
  if (subjects.length === 0) return 1;
  return Math.max(
    ...subjects.map(({ head, context }) => {
      const own = fitToOne(candidate, head, mention);
      return context.size === 0 ? own : byHead * own + (1 - byHead) * fitToOne(candidate, context, mention);
    }),
  );
};

/** A subject by the words that the documents have: its context, when they have none of its head. */
export const knownSubject = ({ head, context }: Subject, known: KnownWords): KnownSubject => {
  const [own, rest] = [head, context].map((words) => new Set(words.flatMap((word) => known.rootsOf(word))));
  return own && own.size > 0
    ? { head: own, context: rest ?? new Set() }
    : { head: rest ?? new Set(), context: new Set() };
};
