import type { CalendarEventId, ClassId, ExtractedDate, FoundDate, TermChoice, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { keyOf, type PresentEvent, type Reconciled, type SyllabusDates } from '../calendar-event/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { DocumentCommand, StoredDocument } from '../document/index.ts';
import type { SyllabusReviewCommand } from './decider.ts';
import { earlierDecisions, type EarlierDecisions, findingKey, scheduledBy } from './earlier-decisions.ts';
import { findingsOf, type Reading } from './findings.ts';
import type { StoredReview } from './queries.ts';

export interface RecordDependencies {
  handle: (command: SyllabusReviewCommand, context: CommandContext) => Promise<Pick<RecordedEvents, 'stale'>>;
  handleDocument: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  reviewsIn: (owner: UserId, classId: ClassId) => Promise<StoredReview[]>;
  presentOf: (owner: UserId, ids: readonly CalendarEventId[]) => Promise<ReadonlyMap<CalendarEventId, PresentEvent>>;
  removedByStudent: (ids: readonly CalendarEventId[]) => Promise<ReadonlySet<CalendarEventId>>;
  reconcile: (syllabus: SyllabusDates, context: CommandContext) => Promise<Reconciled>;
}

/** A reading that fits more than one term schedules nothing before the student has chosen. */
export type TermReading = Reading & { readonly termChoices: TermChoice[] };

/** What earlier syllabi of the class said, and what the student decided about it. */
interface Earlier {
  readonly decisions: EarlierDecisions;
  /** Null for the first syllabus. */
  readonly said: ReadonlySet<string> | null;
  readonly scheduled: ReadonlySet<CalendarEventId>;
}

const noEarlier: Earlier = {
  decisions: { declined: new Set(), accepted: new Map() },
  said: null,
  scheduled: new Set(),
};
const nothing: Reconciled = { scheduled: 0, ids: new Map(), moved: new Set(), fresh: new Set(), gone: [] };

/** As events store it, without the evidence. */
const withoutEvidence = ({ page: _page, probability: _probability, ...date }: FoundDate): ExtractedDate => date;

const earlierThan = async (
  dependencies: RecordDependencies,
  { id, ownerId, classId }: StoredDocument,
): Promise<Earlier> => {
  const reviews = (await dependencies.reviewsIn(ownerId, classId)).filter((review) => review.id !== id);
  const scheduled = new Set(scheduledBy(reviews));
  const present = await dependencies.presentOf(ownerId, [...scheduled]);
  const removedByStudent = await dependencies.removedByStudent([...scheduled].filter((event) => !present.has(event)));
  const said = reviews.length > 0 ? new Set(reviews.flatMap(({ findings }) => findings.map(findingKey))) : null;
  return { decisions: earlierDecisions(reviews, { present, removedByStudent }), said, scheduled };
};

const schedule = async (
  dependencies: RecordDependencies,
  { id: documentId, ownerId, classId }: StoredDocument,
  { reading, earlier, context }: { reading: Reading; earlier: Earlier; context: CommandContext },
) => {
  const { declined, accepted } = earlier.decisions;
  const wanted = (dates: readonly FoundDate[]) =>
    dates.filter((date) => !declined.has(keyOf(date))).map(withoutEvidence);
  const named = reading.skipped.flatMap(({ quote }) => {
    const event = accepted.get(findingKey({ title: '', dueDate: null, quote }));
    return event ? [[event.calendarEventId, quote] as const] : [];
  });
  const syllabus = {
    documentId,
    classId,
    ownerId,
    dates: wanted(reading.dates),
    toCheck: wanted(reading.toCheck),
    named: new Map(named),
    earlier: earlier.scheduled,
    kept: new Set(
      [...accepted.values()]
        .filter(({ decision }) => decision === 'kept')
        .map(({ calendarEventId }) => calendarEventId),
    ),
  };
  return dependencies.reconcile(syllabus, context);
};

/** The next syllabus of the class is compared with what the read models show. */
const untilShown = async (record: () => Promise<Pick<RecordedEvents, 'stale'>>) => {
  for (let tries = 0; tries < 5; tries += 1) if (!(await record()).stale) return;
  throw new Rejection('unavailable'); // the workflow retries
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
  const earlier = asks ? noEarlier : await earlierThan(dependencies, document);
  const reconciled = asks ? nothing : await schedule(dependencies, document, { reading, earlier, context });
  const { scheduled } = reconciled;
  // nothing is created before the term is known
  const outcomes = asks ? { dates: [], toCheck: [...dates, ...toCheck], skipped } : reading;
  const findings = findingsOf(outcomes, { ...reconciled, documentId, earlier: earlier.decisions, said: earlier.said });
  const record = { type: 'RecordFindings', documentId, by, classId, findings, termChoices } as const;
  await untilShown(() => dependencies.handle(record, context));

  const done: DocumentCommand = { type: 'RecordAnalysis', documentId, by, scheduled, skipped: [...skipped] };
  await dependencies.handleDocument(done, context).catch(async (error: unknown) => {
    if (error instanceof Rejection && error.code === 'document_not_found')
      await dependencies.handle({ type: 'EraseSyllabusReview', documentId, by }, context);
    throw error;
  });
  return scheduled;
};
