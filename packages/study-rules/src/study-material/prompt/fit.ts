import type { Candidate, Kind } from '../candidates/candidate.ts';
import { linesOfPart } from '../../outline/lines-of-part.ts';
import { rootsIn } from '../text.ts';
import { fittingKinds, kindNamedBy } from './kinds-asked.ts';
import { isInPart } from './in-part.ts';
import { type Asked, isGeneral } from './read-prompt.ts';

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

/** How much of a subject a candidate is about: in its own words, or by the heading above it. */
const fitToOne = (candidate: Candidate, subject: ReadonlySet<string>): number => {
  const asked = hits(subject, `${asks(candidate)} ${candidate.pair?.left ?? ''} ${titlesOf(candidate)}`);
  const said = hits(subject, `${candidate.answer} ${candidate.line.text}`);
  const only = [...said].filter((root) => !asked.has(root)).length;
  return (asked.size + 0.7 * only) / subject.size + (asked.size > 0 && said.size > 0 ? 0.1 : 0);
};

const subjectFit = (candidate: Candidate, subjects: readonly ReadonlySet<string>[]): number =>
  subjects.length === 0 ? 1 : Math.max(...subjects.map((subject) => fitToOne(candidate, subject)));

/** Confused things are those that the text sets against each other. */
const contrast =
  /\b(?:whereas|while|unlike|not the same|in contrast|rather than|confus\w*|mistak\w*|mix|but not|(?:does|do) not mean|(?:is|are) not the same|differ\w*|myth|misconception|während|dagegen|im gegensatz|verwechs)\b/iu;

/** Labels that name what a kind of question is about. */
const labels: Partial<Record<Kind, RegExp>> = {
  cause: /^(?:causes?|reasons?|reasoning|triggers?|risk factors?|ursachen?|gründe|begründung)\b/iu,
  term: /^(?:definition|bedeutung)\b/iu,
  date: /^(?:date|year|period|datum|jahr|zeit)\b/iu,
  name: /^(?:author|people|artists?|participants|leaders?)\b/iu,
};

const kindFit = ({ kind, line, section, question, pair }: Candidate, kinds: ReadonlySet<Kind>): number => {
  if (kinds.size === 0) return 1;
  const own = fittingKinds(kinds).get(kind) ?? 0;
  const people = kinds.has('name') && /^(?:who|wer|¿quién|qui)\b/iu.test(question) ? (kind === 'term' ? 1 : 0.7) : 0;
  const dated = kinds.has('date') && pair?.list === 'timeline' ? 1 : 0;
  const isContrast = contrast.test(line.text) || contrast.test(section.title ?? '');
  const contrasted = kinds.has('comparison') && isContrast ? 0.9 : 0;
  const label = kind === 'attribute' && [...kinds].some((one) => labels[one]?.test(line.text)) ? 0.9 : 0;
  const titled = [...kinds].some((one) => rootsIn(section.title ?? '').some((root) => kindNamedBy(root) === one))
    ? 0.8
    : 0;
  return Math.max(own, people, dated, contrasted, label, titled);
};

/** Words of the subjects that no document has, without those that any request may have. */
export const unknownIn = ({ subjects }: Asked, known: ReadonlySet<string>): string[] =>
  subjects.flatMap((subject) =>
    [...subject].filter(([root, word]) => !known.has(root) && !isGeneral(word)).map(([, word]) => word),
  );

/**
 * Whether a request is about something that no document has: most of its words, or half of them when the others are what
 * nothing asks about.
 */
export const isAboutOther = (
  { subjects }: Asked,
  unknown: readonly string[],
  candidates: readonly Candidate[],
): boolean => {
  const words = subjects.flatMap((subject) => [...subject]);
  if (unknown.length === 0 || unknown.length < words.length / 2) return false;
  if (unknown.length > words.length / 2) return true;
  const known = new Set(words.filter(([, word]) => !unknown.includes(word)).map(([root]) => root));
  return !candidates.some((candidate) => hits(known, `${asks(candidate)} ${candidate.pair?.left ?? ''}`).size > 0);
};

/** A candidate that fits this much less than the best one is about something else. */
const share = 0.7;

const best = (all: readonly Fitting[]): Fitting[] => {
  const most = Math.max(0, ...all.map(({ fit }) => fit));
  return all.filter(({ fit }) => fit > 0 && fit >= most * share);
};

/** The candidates of sections whose text has all words of a subject somewhere. */
const mentioning = (candidates: readonly Candidate[], subjects: readonly ReadonlySet<string>[]): Candidate[] => {
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

const isTitled = ({ document }: Candidate, subjects: readonly ReadonlySet<string>[]): boolean => {
  const titled = new Set(rootsIn(`${document.title ?? ''} ${document.documentName}`));
  return subjects.some((subject) => [...subject].every((root) => titled.has(root)));
};

/** The candidates that fit a request. */
export const fittingFor = (
  { kinds, parts, subjects }: Asked,
  candidates: readonly Candidate[],
  known: ReadonlySet<string>,
): Fitting[] => {
  const own = subjects
    .map((subject) => new Set([...subject.keys()].filter((root) => known.has(root))))
    .filter((subject) => subject.size > 0);
  const inParts =
    parts.length === 0 ? candidates : candidates.filter((candidate) => parts.some((part) => isInPart(candidate, part)));
  const about = best(
    inParts.map((candidate) => ({ candidate, fit: subjectFit(candidate, own) })).filter(({ fit }) => fit >= 0.45),
  );
  const ofKind = (all: readonly Fitting[]) =>
    all.map(({ candidate, fit }) => ({ candidate, fit: fit * kindFit(candidate, kinds) })).filter(({ fit }) => fit > 0);
  const both = ofKind(about);
  // the examples under a heading about dosage do not say "dosage" again
  const near = () => ofKind(mentioning(inParts, own).map((candidate) => ({ candidate, fit: 0.5 })));
  if (both.length > 0 || own.length === 0) return both;
  const beside = near();
  if (beside.length > 0) return beside;
  // what the whole document is about, its parts do not say again
  return ofKind(inParts.filter((candidate) => isTitled(candidate, own)).map((candidate) => ({ candidate, fit: 0.5 })));
};
