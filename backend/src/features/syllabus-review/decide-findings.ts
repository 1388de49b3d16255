import type { CalendarEventId, DocumentId, FindingEdit, FindingId, UserId } from '@hub/contracts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { CalendarEventCommand } from '../calendar-event/index.ts';
import { acceptanceOf, findingIn, openReview, type SyllabusReviewCommand } from './decider.ts';
import type { Finding, SyllabusReviewEvent } from './events.ts';
import { type SyllabusReview, waitingIn } from './state.ts';

type AcceptFromSyllabus = Extract<CalendarEventCommand, { type: 'AcceptFromSyllabus' }>;

export interface DecideDependencies {
  handle: (command: SyllabusReviewCommand, context: CommandContext) => Promise<RecordedEvents<SyllabusReviewEvent>>;
  /** From the event log: a decision needs what the last one left. */
  load: (id: DocumentId) => Promise<SyllabusReview | null>;
  acceptEvents: (all: readonly AcceptFromSyllabus[], context: CommandContext) => Promise<unknown>;
  /** Does nothing when the event is not on the calendar. */
  removeEvent: (id: CalendarEventId, context: CommandContext) => Promise<unknown>;
}

interface Deciding {
  readonly documentId: DocumentId;
  readonly by: UserId;
  readonly context: RequestContext;
}

/** The command that puts a finding on the calendar. A left-out line says nothing except its text. */
const accepting = (
  review: SyllabusReview,
  { finding, edit }: { finding: Finding; edit: FindingEdit },
  { documentId, by }: Deciding,
): AcceptFromSyllabus => {
  const { dueTime, eventType, priority, quote, calendarEventId } = finding;
  const { changes } = acceptanceOf(review, finding, edit);
  const title = finding.title || quote;
  const dueDate = finding.dueDate ?? changes.dueDate ?? '';
  const date = { title, dueDate, dueTime, eventType, priority, quote };
  const target = { calendarEventId, by, classId: review.classId, documentId };
  return { type: 'AcceptFromSyllabus', ...target, date, change: changes, at: new Date().toISOString() };
};

/** The calendar changes first: after a crash the finding still waits for a decision, and deciding again completes it. */
export const decideFindings = ({ handle, load, acceptEvents, removeEvent }: DecideDependencies) => ({
  async accept(findingId: FindingId, edit: FindingEdit, deciding: Deciding) {
    const { documentId, by, context } = deciding;
    const review = openReview(await load(documentId), by);
    const finding = findingIn(review, findingId);
    await acceptEvents([accepting(review, { finding, edit }, deciding)], context);
    return handle({ type: 'AcceptFinding', documentId, by, findingId, edit }, context);
  },

  async acceptAll(deciding: Deciding) {
    const { documentId, by, context } = deciding;
    const state = await load(documentId);
    if (!state) return 0; // the analysis is not finished
    const review = openReview(state, by);
    const commands = waitingIn(review).map((finding) => accepting(review, { finding, edit: {} }, deciding));
    await acceptEvents(commands, context);
    return (await handle({ type: 'AcceptFindings', documentId, by }, context)).events.length;
  },

  async dismiss(findingId: FindingId, { documentId, by, context }: Deciding) {
    const { calendarEventId } = findingIn(openReview(await load(documentId), by), findingId);
    await removeEvent(calendarEventId, context);
    return handle({ type: 'DismissFinding', documentId, by, findingId }, context);
  },
});
