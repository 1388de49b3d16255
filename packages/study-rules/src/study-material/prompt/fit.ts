import { linesOfPart } from '../../outline/lines-of-part.ts';
import type { Candidate, Kind } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import { type Documents, isAbsent } from './absent.ts';
import { isInPart } from './in-part.ts';
import { isOfKind, kindFit } from './kind-fit.ts';
import type { Asked } from './read-prompt.ts';
import { isGeneral, type Subject } from './subject.ts';
import { asks, byMention, hits, knownSubject, type KnownSubject, type Roots, subjectFit, told } from './subject-fit.ts';

export interface Fitting {
  readonly candidate: Candidate;
  /** How well it fits the request; 0 does not. */
  readonly fit: number;
}

/** A candidate that fits this much less than the best one is about something else. */
const share = 0.7;
/** Where a kind itself was found, its relatives are left out. */
const leastOfKind = 0.35;
/** Below this a candidate is not about the subject. */
const leastFit = 0.45;

const best = (all: readonly Fitting[], least = share): Fitting[] => {
  const most = Math.max(0, ...all.map(({ fit }) => fit));
  return all.filter(({ fit }) => fit > 0 && fit >= most * least);
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

/** Kinds that a request names by the way: what it is about matters more. */
const loose: ReadonlySet<Kind> = new Set(['cause', 'comparison', 'list', 'order']);

/** Each word of a subject for itself. */
const apart = ({ head, context }: KnownSubject): KnownSubject[] =>
  head.size < 2 ? [] : [...head].map((root) => ({ head: new Set([root]), context }));

/** What is under a heading of that kind: "Procedure", "Mistakes from last year's exam". */
const inNamedSections = (all: readonly Fitting[], kinds: ReadonlySet<Kind>): Fitting[] =>
  kinds.size === 0
    ? []
    : all
        .filter(({ candidate: { section } }) => isOfKind(section, kinds) || (kinds.has('order') && hasSteps(section)))
        .map(({ candidate }) => ({ candidate, fit: 0.5 }));

const hasSteps = ({ parts }: Candidate['section']) => parts.some((part) => part.kind === 'list' && part.ordered);

/** What serves a request whose kind is not there: neither steps nor what a sentence tells in passing. */
const instead = (all: readonly Fitting[], kinds: ReadonlySet<Kind>) =>
  all.filter(
    ({ candidate: { kind } }) => kind !== 'order' && (kinds.size === 0 || kind === 'cause' || !told.has(kind)),
  );

/** Everything that a candidate is about, by words. */
const isExcluded = (candidate: Candidate, excluded: readonly KnownSubject[]) =>
  excluded.some(
    ({ head }) =>
      head.size > 0 &&
      hits(head, `${asks(candidate)} ${candidate.section.title ?? ''} ${candidate.line.text}`).size > 0,
  );

/** The candidates that fit a request. */
export const fittingFor = (
  { kinds, parts, subjects, excluded, phrases }: Asked,
  candidates: readonly Candidate[],
  { known, language }: Documents,
): Fitting[] => {
  const titles = new Set(candidates.flatMap(({ section }) => rootsIn(section.title ?? '')));
  // "calculations like in the examples", "studies with year and result": the kind matters
  const isVague = ({ head, context }: Subject): boolean => {
    const words = head.some((word) => known.rootsOf(word).length > 0) ? head : [...head, ...context];
    return kinds.size > 0 && isGeneral(words) && !words.some(({ roots }) => roots.some((root) => titles.has(root)));
  };
  const own = subjects
    .filter((subject) => !isAbsent(subject, known, language) && !isVague(subject))
    .map((subject) => knownSubject(subject, known))
    .filter(({ head }) => head.size > 0);
  const unwanted = excluded.map((subject) => knownSubject(subject, known));
  const inParts = candidates
    .filter((candidate) => parts.length === 0 || parts.some((part) => isInPart(candidate, part)))
    .filter((candidate) => !isExcluded(candidate, unwanted));
  const fitTo = (wanted: readonly KnownSubject[]): Fitting[] =>
    best(
      inParts
        .filter((candidate) => subjectFit(candidate, wanted, 1) >= leastFit)
        .map((candidate) => ({ candidate, fit: subjectFit(candidate, wanted, byMention) })),
    );
  const ofKind = (all: readonly Fitting[], wanted: ReadonlySet<Kind> = kinds) =>
    best(
      all.map(({ candidate, fit }) => ({ candidate, fit: fit * kindFit(candidate, wanted) })),
      leastOfKind,
    );
  const every = inParts.map((candidate) => ({ candidate, fit: 1 }));
  const whole = fitTo(own);
  // "caffeine alcohol naps": three subjects without a comma between them
  const single = own.flatMap(apart);
  const about = whole.length === 0 && single.length > 0 ? fitTo(single).filter(({ fit }) => fit >= share) : whole;
  // "safety + procedure": of each phrase what it asks for
  const eachPhrase = () =>
    phrases.flatMap(({ kinds: wanted, subject }) => {
      const { head, context } = knownSubject(subject, known);
      if (head.size === 0) return wanted.size > 0 ? ofKind(every, wanted) : [];
      return ofKind(fitTo([{ head, context }]), wanted);
    });
  // "storage + dressing steps": the steps are of the second alone
  const isApart =
    new Set(phrases.map(({ kinds: wanted }) => [...wanted].join())).size > 1 &&
    phrases.every(({ subject }) => knownSubject(subject, known).head.size > 0);
  const both = isApart ? eachPhrase() : ofKind(about);
  if (both.length > 0) return both;
  if (own.length === 0) return inNamedSections(every, kinds);
  const heads = own.map(({ head }) => head);
  // "why do we forget": a section of that title says it, in whatever form
  const titledSo = about.filter(({ candidate }) =>
    heads.some((head) => hits(head, candidate.section.title ?? '').size === head.size),
  );
  if (titledSo.length > 0 && [...kinds].every((kind) => loose.has(kind))) return instead(titledSo, kinds);
  // the examples under a heading about dosage do not say "dosage" again
  const near = kinds.size > 0 ? ofKind(mentioning(inParts, heads).map((candidate) => ({ candidate, fit: 0.5 }))) : [];
  if (near.length > 0) return near;
  const either = kinds.size > 0 && phrases.length > 1 ? eachPhrase() : [];
  if (either.length > 0) return either;
  // what the whole document is about, its parts do not say again
  const inTitled = inParts.filter((candidate) => isTitled(candidate, heads));
  const narrowed = mentioning(inTitled, heads);
  const titled = ofKind((narrowed.length > 0 ? narrowed : inTitled).map((candidate) => ({ candidate, fit: 0.5 })));
  if (titled.length > 0) return titled;
  // "compare the theories" where nothing compares them: what is under such a heading, or about the theories
  if (subjects.some((subject) => isAbsent(subject, known, language))) return [];
  const named = inNamedSections(every, kinds);
  return named.length > 0
    ? named
    : instead(
        about.filter(({ fit }) => fit >= share),
        kinds,
      );
};
