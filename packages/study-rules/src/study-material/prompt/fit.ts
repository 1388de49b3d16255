import type { Candidate } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import { fittingKinds } from './kinds-asked.ts';
import { isInPart } from './in-part.ts';
import type { Asked } from './read-prompt.ts';

export interface Fitting {
  readonly candidate: Candidate;
  /** How well it fits the request; 0 does not. */
  readonly fit: number;
}

const hits = (subject: ReadonlySet<string>, text: string): Set<string> =>
  new Set(rootsIn(text).filter((root) => subject.has(root)));

const titlesOf = ({ section, document }: Candidate) =>
  [section.title ?? '', ...section.within].join(' ') + (document.sections.length < 2 ? ` ${document.title ?? ''}` : '');

/** How much of a subject a candidate is about: in its own words, or by the heading above it. */
const subjectFit = (candidate: Candidate, subject: ReadonlySet<string>): number => {
  if (subject.size === 0) return 1;
  const titled = hits(subject, titlesOf(candidate));
  const own = hits(subject, `${candidate.question} ${candidate.answer} ${candidate.line.text}`);
  const all = new Set([...titled, ...own]);
  return (all.size / subject.size) * (titled.size > 0 ? 1.2 : 0.9) + (own.size > 0 ? 0.2 : 0);
};

/** Confused things are those that the text sets against each other. */
const contrast =
  /\b(?:whereas|while|unlike|not the same|in contrast|rather than|confus\w*|mistak\w*|mix|but not|does not|do not|is not|are not|differ\w*|myth|misconception|während|dagegen|im gegensatz|nicht)\b/iu;

const kindFit = (
  { kind, line, section, question }: Candidate,
  { kinds }: Asked,
  fitting: ReadonlyMap<string, number>,
): number => {
  if (kinds.size === 0) return 1;
  const own = fitting.get(kind) ?? 0;
  const people = kinds.has('name') && /^(?:who|wer|¿quién|qui)\b/iu.test(question) ? 1 : 0;
  const contrasted =
    kinds.has('comparison') && (contrast.test(line.text) || contrast.test(section.title ?? '')) ? 0.9 : 0;
  const attribute =
    kind === 'attribute' &&
    [...kinds].some((one) =>
      new RegExp(one === 'cause' ? 'cause|reason|ursache|grund' : one === 'term' ? 'definition' : '^$', 'iu').test(
        line.text.slice(0, 30),
      ),
    )
      ? 0.9
      : 0;
  return Math.max(own, people, contrasted, attribute);
};

/** Words of the subject that no document has. */
export const unknownIn = ({ subject }: Asked, known: ReadonlySet<string>): string[] =>
  [...subject].filter(([root]) => !known.has(root)).map(([, word]) => word);

/** The candidates that fit a request. */
export const fittingFor = (asked: Asked, candidates: readonly Candidate[], known: ReadonlySet<string>): Fitting[] => {
  const subject = new Set([...asked.subject.keys()].filter((root) => known.has(root)));
  const fitting = fittingKinds(asked.kinds);
  const inParts =
    asked.parts.length === 0
      ? candidates
      : candidates.filter((candidate) => asked.parts.some((part) => isInPart(candidate, part)));
  const about = inParts
    .map((candidate) => ({ candidate, fit: subjectFit(candidate, subject) }))
    .filter(({ fit }) => fit >= 0.45);
  // "causes of the war" under a heading "Causes": the word names a part as well as a kind
  const titledKinds = about.map(({ candidate, fit }) => ({ candidate, fit: fit * kindFit(candidate, asked, fitting) }));
  return titledKinds.filter(({ fit }) => fit > 0);
};
