import {
  CalendarEventId,
  type DocumentId,
  type FindingEdit,
  type FindingId,
  type MergeTarget,
  type UserId,
} from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { changesTo, Rejection } from '../../platform/domain/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { PresentEvent } from '../calendar-event/index.ts';
import { accepting, type AcceptFromSyllabus } from './accepting.ts';
import { findingIn, openReview, syllabusReview, type SyllabusReviewCommand } from './decider.ts';
import type { Finding, SyllabusReviewEvent } from './events.ts';
import { type SyllabusReview, waitingIn } from './state.ts';

export interface DecideDependencies {
  handle: (command: SyllabusReviewCommand, context: CommandContext) => Promise<RecordedEvents<SyllabusReviewEvent>>;
  /** From the event log: a decision needs what the last one left. */
  load: (id: DocumentId) => Promise<SyllabusReview | null>;
  presentOf: (owner: UserId, ids: readonly CalendarEventId[]) => Promise<ReadonlyMap<CalendarEventId, PresentEvent>>;
  acceptEvents: (all: readonly AcceptFromSyllabus[], context: CommandContext) => Promise<unknown>;
  /** Does nothing when the event is not on the calendar. */
  removeEvent: (id: CalendarEventId, context: CommandContext) => Promise<unknown>;
  /** Removes those that the student has not touched. */
  removeGone: (id: DocumentId, events: readonly CalendarEventId[], context: CommandContext) => Promise<unknown>;
}

interface Deciding {
  readonly documentId: DocumentId;
  readonly by: UserId;
  readonly context: RequestContext;
}

const isGone = ({ change }: Finding) => change === 'gone';

/** The calendar changes first: after a crash the finding still waits for a decision, and deciding again completes it. */
export const decideFindings = (dependencies: DecideDependencies) => {
  const { handle, load, presentOf, acceptEvents, removeEvent, removeGone } = dependencies;

  const eventOf = async (id: CalendarEventId, by: UserId): Promise<PresentEvent> => {
    const event = (await presentOf(by, [id])).get(id);
    if (!event) throw new Rejection('event_not_found');
    return event;
  };

  /** The event that remains. A finding that is not on the calendar is accepted. */
  const remaining = async (review: SyllabusReview, id: MergeTarget['into'], deciding: Deciding) => {
    const { documentId, by, context } = deciding;
    const other = review.findings.find((finding) => finding.id === id);
    if (!other) {
      const into = CalendarEventId.parse(id);
      if ((await eventOf(into, by)).classId !== review.classId) throw new Rejection('event_not_found');
      return { into, accept: async () => {} };
    }
    const into = other.calendarEventId;
    if ((await presentOf(by, [into])).has(into)) return { into, accept: async () => {} };
    const command = accepting(review, { finding: other, edit: {} }, deciding);
    const accept = async () => {
      await acceptEvents([command], context);
      await handle({ type: 'AcceptFinding', documentId, by, findingId: other.id, edit: {} }, context);
    };
    return { into, accept };
  };

  return {
    async accept(findingId: FindingId, edit: FindingEdit, deciding: Deciding) {
      const { documentId, by, context } = deciding;
      const review = openReview(await load(documentId), by);
      const finding = findingIn(review, findingId);
      if (isGone(finding)) await removeGone(documentId, [finding.calendarEventId], context);
      else await acceptEvents([accepting(review, { finding, edit }, deciding)], context);
      return handle({ type: 'AcceptFinding', documentId, by, findingId, edit }, context);
    },

    async acceptAll(deciding: Deciding) {
      const { documentId, by, context } = deciding;
      const state = await load(documentId);
      if (!state) return 0; // the analysis is not finished
      const review = openReview(state, by);
      const [gone, there] = [waitingIn(review).filter(isGone), waitingIn(review).filter((each) => !isGone(each))];
      const commands = there.map((finding) => ({
        ...accepting(review, { finding, edit: {} }, deciding),
        ifThere: finding.change === 'moved',
      }));
      await acceptEvents(commands, context);
      const missing = gone.map(({ calendarEventId }) => calendarEventId);
      if (missing.length > 0) await removeGone(documentId, missing, context);
      return (await handle({ type: 'AcceptFindings', documentId, by }, context)).events.length;
    },

    async dismiss(findingId: FindingId, { documentId, by, context }: Deciding) {
      const { calendarEventId } = findingIn(openReview(await load(documentId), by), findingId);
      await removeEvent(calendarEventId, context);
      return handle({ type: 'DismissFinding', documentId, by, findingId }, context);
    },

    /** The event follows the syllabus except for its day and time, which count as edited from now on. */
    async keep(findingId: FindingId, deciding: Deciding) {
      const { documentId, by, context } = deciding;
      const review = openReview(await load(documentId), by);
      const finding = findingIn(review, findingId);
      const keeping = { type: 'KeepFinding', documentId, by, findingId, changes: {} } as const;
      syllabusReview.decide(keeping, review);
      if (isGone(finding)) return handle(keeping, context);
      const { dueDate, dueTime } = await eventOf(finding.calendarEventId, by);
      const stays = { dueDate, dueTime };
      await acceptEvents([{ ...accepting(review, { finding, edit: {} }, deciding), change: stays }], context);
      const changes = changesTo<object>({ dueDate: finding.dueDate, dueTime: finding.dueTime }, stays) ?? {};
      return handle({ ...keeping, changes }, context);
    },

    async merge(findingId: FindingId, { into: id }: MergeTarget, deciding: Deciding) {
      const { documentId, by, context } = deciding;
      const review = openReview(await load(documentId), by);
      const { calendarEventId } = findingIn(review, findingId);
      const { into, accept } = await remaining(review, id, deciding);
      const merging = { type: 'MergeFinding', documentId, by, findingId, into } as const;
      syllabusReview.decide(merging, review); // rejects before anything has changed
      await accept();
      await removeEvent(calendarEventId, context);
      return handle(merging, context);
    },
  };
};
