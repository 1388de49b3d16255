import type { CalendarEventId, ClassId, ExtractedDate, FoundDate, TermChoice, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { keyOf, type SyllabusDates } from '../calendar-event/index.ts';
import type { DocumentCommand, StoredDocument } from '../document/index.ts';
import type { SyllabusReviewCommand } from './decider.ts';
import { earlierDecisions, type EarlierDecisions, findingKey, scheduledBy } from './earlier-decisions.ts';
import { findingsOf, type Reading } from './findings.ts';
import type { StoredReview } from './queries.ts';

export interface RecordDependencies {
  handle: (command: SyllabusReviewCommand, context: CommandContext) => Promise<unknown>;
  handleDocument: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  reviewsIn: (owner: UserId, classId: ClassId) => Promise<StoredReview[]>;
  presentOf: (owner: UserId, ids: readonly CalendarEventId[]) => Promise<ReadonlySet<CalendarEventId>>;
  removedByStudent: (ids: readonly CalendarEventId[]) => Promise<ReadonlySet<CalendarEventId>>;
  reconcile: (
    syllabus: SyllabusDates,
    context: CommandContext,
  ) => Promise<{ scheduled: number; ids: ReadonlyMap<string, CalendarEventId> }>;
}

/** A reading that fits more than one term schedules nothing before the student has chosen. */
export type TermReading = Reading & { readonly termChoices: TermChoice[] };

const none: EarlierDecisions = { declined: new Set(), accepted: new Map() };

/** As events store it, without the evidence. */
const withoutEvidence = ({ page: _page, probability: _probability, ...date }: FoundDate): ExtractedDate => date;

const earlierThan = async (dependencies: RecordDependencies, { id, ownerId, classId }: StoredDocument) => {
  const reviews = (await dependencies.reviewsIn(ownerId, classId)).filter((review) => review.id !== id);
  const scheduled = [...new Set(scheduledBy(reviews))];
  const present = await dependencies.presentOf(ownerId, scheduled);
  const removedByStudent = await dependencies.removedByStudent(scheduled.filter((event) => !present.has(event)));
  return earlierDecisions(reviews, { present, removedByStudent });
};

const schedule = async (
  dependencies: RecordDependencies,
  { id: documentId, ownerId, classId }: StoredDocument,
  { reading, earlier, context }: { reading: Reading; earlier: EarlierDecisions; context: CommandContext },
) => {
  const wanted = (dates: readonly FoundDate[]) =>
    dates.filter((date) => !earlier.declined.has(keyOf(date))).map(withoutEvidence);
  const named = reading.skipped.flatMap(({ quote }) => {
    const accepted = earlier.accepted.get(findingKey({ title: '', dueDate: null, quote }));
    return accepted ? [[accepted.calendarEventId, quote] as const] : [];
  });
  const syllabus = {
    documentId,
    classId,
    ownerId,
    dates: wanted(reading.dates),
    toCheck: wanted(reading.toCheck),
    named: new Map(named),
    kept: new Set([...earlier.accepted.values()].map(({ calendarEventId }) => calendarEventId)),
  };
  return dependencies.reconcile(syllabus, context);
};

/**
 * Schedules what is certain, records the findings, then the end of the analysis. Returns how many dates are scheduled.
 * Each step can be repeated, so a retry completes what a crash interrupted.
 * @throws Rejection `document_not_found` when the document was deleted in the meantime; then no findings are left
 */
export const recordReading = async (
  dependencies: RecordDependencies,
  document: StoredDocument,
  { reading, context }: { reading: TermReading; context: CommandContext },
): Promise<number> => {
  const { id: documentId, ownerId: by, classId } = document;
  const { dates, toCheck, skipped, termChoices } = reading;
  const asks = termChoices.length > 0;
  const earlier = asks ? none : await earlierThan(dependencies, document);
  const { scheduled, ids } = asks
    ? { scheduled: 0, ids: new Map() }
    : await schedule(dependencies, document, { reading, earlier, context });
  // nothing is created before the term is known
  const outcomes = asks ? { dates: [], toCheck: [...dates, ...toCheck], skipped } : reading;
  const findings = findingsOf(outcomes, { documentId, ids, earlier });
  await dependencies.handle({ type: 'RecordFindings', documentId, by, classId, findings, termChoices }, context);

  const done: DocumentCommand = { type: 'RecordAnalysis', documentId, by, scheduled, skipped: [...skipped] };
  await dependencies.handleDocument(done, context).catch(async (error: unknown) => {
    if (error instanceof Rejection && error.code === 'document_not_found')
      await dependencies.handle({ type: 'EraseSyllabusReview', documentId, by }, context);
    throw error;
  });
  return scheduled;
};
