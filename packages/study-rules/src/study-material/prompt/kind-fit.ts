import type { Candidate, Kind } from '../candidates/candidate.ts';
import { rootsIn } from '../text.ts';
import { fittingKinds, kindNamedBy } from './kinds-asked.ts';
import { told } from './subject-fit.ts';

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
export const isOfKind = ({ title }: Candidate['section'], kinds: ReadonlySet<Kind>) =>
  rootsIn((title ?? '').replaceAll(/\([^()]*\)/gu, '')).some((root) =>
    [...kinds].some((kind) => kindNamedBy(root) === kind),
  );

/** Two words with capitals, or initials and one: how texts write a person. */
const fullName = /(?<!\p{L})(?:\p{Lu}\p{Ll}+|\p{Lu}\.)\s(?:\p{Lu}\.\s)?(?:(?:de|da|von|van|del)\s)?\p{Lu}\p{Ll}+/u;

/** Whether "who and when" finds somebody in a candidate about a date. */
const hasPerson = (candidate: Candidate): boolean =>
  candidate.kind === 'name' ||
  candidate.hasPerson === true ||
  fullName.test(`${candidate.question} ${candidate.answer}`);

/** How well a candidate is of the kinds that a request names; 1 when it names none. */
export const kindFit = (candidate: Candidate, kinds: ReadonlySet<Kind>): number => {
  const { kind, line, section, question, pair, topic } = candidate;
  if (kinds.size === 0) return 1;
  // "who did what and when": a year without anybody answers half of it
  if (kinds.has('name') && kinds.has('date') && !hasPerson(candidate)) return 0;
  const own = fittingKinds(kinds).get(kind) ?? 0;
  const people = kinds.has('name') && /^(?:who|wer|¿quién|qui)\b/iu.test(question) ? (kind === 'term' ? 1 : 0.7) : 0;
  const dated = kinds.has('date') && pair?.list === 'timeline' ? 1 : 0;
  const isContrast = contrast.test(kind === 'table' ? question : line.text) || contrast.test(section.title ?? '');
  const contrasted = kinds.has('comparison') && isContrast ? 0.9 : 0;
  const label = kind === 'attribute' && [...kinds].some((one) => labels[one]?.test(line.text)) ? 0.9 : 0;
  // under "Stages" are the stages, and what somebody remarked on them
  const isOther = kind === 'term' && topic !== undefined && !isOfKind({ ...section, title: topic }, kinds);
  const headed = isOfKind(section, kinds) ? (told.has(kind) || isOther ? 0.2 : 0.8) : 0;
  return Math.max(own, people, dated, contrasted, label, headed);
};
