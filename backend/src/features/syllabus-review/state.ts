import type { ClassId, FindingDecision, FindingEdit, TermChoice, UserId } from '@hub/contracts';
import type { Finding, SyllabusReviewEvent } from './events.ts';

/** What the student decided about one finding. */
export interface Decision {
  decision: FindingDecision;
  changes: FindingEdit;
}

export interface SyllabusReview {
  ownerId: UserId;
  classId: ClassId;
  /** Terms that were offered; the student may choose one of them again. */
  offered: TermChoice[];
  term: TermChoice | null;
  /** For the student to choose a term, or for the syllabus to be read with it. */
  waitsFor: 'nothing' | 'term' | 'reading';
  /** In the order of the document. */
  findings: Finding[];
  /** By the finding's id. */
  decisions: Record<string, Decision>;
  erased: boolean;
}

/** The decision about a finding: this student's, or the one about the same item of an earlier syllabus. */
export const decisionOn = ({ decisions }: Pick<SyllabusReview, 'decisions'>, { id, earlier }: Finding): Decision =>
  decisions[id] ?? { decision: earlier, changes: {} };

/** An event of an earlier syllabus moves or goes only when the student agrees. */
export const changesEvent = ({ change }: Pick<Finding, 'change'>) => change === 'moved' || change === 'gone';

/** Findings that wait for the student. */
export const waitingIn = (review: Pick<SyllabusReview, 'findings' | 'decisions'>): Finding[] =>
  review.findings.filter(
    (finding) =>
      (finding.outcome === 'to_check' || changesEvent(finding)) && decisionOn(review, finding).decision === 'none',
  );

type Recorded = Extract<SyllabusReviewEvent, { type: 'SyllabusFindingsRecorded' }>['data'];

const recorded = (
  review: SyllabusReview | null,
  { ownerId, classId, findings, termChoices }: Recorded,
): SyllabusReview => {
  const kept = findings.flatMap(({ id }) => {
    const decision = review?.decisions[id];
    return decision ? [[id, decision] as const] : [];
  });
  const asks = termChoices.length > 0;
  return {
    ownerId,
    classId,
    offered: asks ? termChoices : (review?.offered ?? []),
    term: review?.term ?? null,
    waitsFor: asks ? 'term' : 'nothing',
    findings,
    decisions: Object.fromEntries(kept),
    erased: false,
  };
};

const decided = (review: SyllabusReview, id: string, decision: Decision): SyllabusReview => ({
  ...review,
  decisions: { ...review.decisions, [id]: decision },
});

/** The review after an event, for the decider and for the read model. */
export const reviewAfter = (review: SyllabusReview | null, event: SyllabusReviewEvent): SyllabusReview | null => {
  if (event.type === 'SyllabusFindingsRecorded') return recorded(review, event.data);
  if (!review) return null;
  switch (event.type) {
    case 'FindingAccepted':
      return decided(review, event.data.findingId, { decision: 'accepted', changes: {} });
    case 'FindingEdited':
      return decided(review, event.data.findingId, { decision: 'edited', changes: event.data.changes });
    case 'FindingDismissed':
      return decided(review, event.data.findingId, { decision: 'dismissed', changes: {} });
    case 'FindingKept':
      return decided(review, event.data.findingId, { decision: 'kept', changes: event.data.changes });
    case 'FindingMerged':
      return decided(review, event.data.findingId, { decision: 'merged', changes: {} });
    case 'FindingRestored': {
      const { findingId, decision, changes } = event.data;
      return decided(review, findingId, { decision, changes });
    }
    case 'TermChosen':
      return { ...review, term: event.data.term, waitsFor: 'reading', findings: [] };
    case 'SyllabusReviewErased':
      return { ...review, erased: true, offered: [], findings: [], decisions: {} };
  }
};
