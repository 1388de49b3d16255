import type { WebhookChange, WebhookKind, WebhookMessageType } from '@hub/contracts';
import { z } from 'zod';
import { calendarEventAggregate } from '../calendar-event/index.ts';
import { classAggregate } from '../class/index.ts';
import { documentAggregate } from '../document/index.ts';
import { gradeAggregate } from '../grade/index.ts';
import { flashcardSetAggregate } from '../flashcard-set/index.ts';
import { meetingAggregate } from '../meeting/index.ts';
import { practiceTestAggregate } from '../practice-test/index.ts';
import { taskAggregate } from '../task/index.ts';
import { termAggregate } from '../term/index.ts';

interface Announced {
  readonly kind: WebhookKind;
  /** By event type; null: nothing that a student sees. */
  readonly changes: Readonly<Record<string, WebhookChange | null>>;
}

/** Every event of the aggregate must be listed: a new one does not compile until someone decided. */
const announced = <Type extends string>(
  { category }: { readonly category: string; readonly events: z.ZodType<{ type: Type }> },
  kind: WebhookKind,
  changes: Readonly<Record<Type, WebhookChange | null>>,
): readonly [string, Announced] => [category, { kind, changes }];

const things: ReadonlyMap<string, Announced> = new Map([
  announced(classAggregate, 'class', {
    ClassAdded: 'created',
    ClassChanged: 'changed',
    ClassArchived: 'changed',
    ClassReopened: 'changed',
    ClassRestored: 'changed',
    ClassDeleted: 'deleted',
    ClassErased: null, // it was deleted before
  }),
  announced(termAggregate, 'term', {
    TermAdded: 'created',
    TermChanged: 'changed',
    TermRestored: 'changed',
    TermDeleted: 'deleted',
  }),
  announced(meetingAggregate, 'meeting', {
    MeetingAdded: 'created',
    MeetingChanged: 'changed',
    MeetingDayCancelled: 'changed',
    MeetingDayMoved: 'changed',
    MeetingDayReset: 'changed',
    MeetingRestored: 'changed',
    MeetingDeleted: 'deleted',
  }),
  announced(taskAggregate, 'task', {
    TaskAdded: 'created',
    TaskChanged: 'changed',
    TaskCompleted: 'changed',
    TaskReopened: 'changed',
    SubtaskCompleted: 'changed',
    SubtaskReopened: 'changed',
    TaskRestored: 'changed',
    TaskDeleted: 'deleted',
  }),
  announced(calendarEventAggregate, 'event', {
    CalendarEventScheduled: 'created',
    CalendarEventChanged: 'changed',
    CalendarEventCompleted: 'changed',
    CalendarEventReopened: 'changed',
    CalendarEventFollowed: 'changed',
    CalendarEventImportedAgain: 'changed',
    CalendarEventSourceLost: 'changed',
    CalendarEventRestored: 'changed',
    CalendarEventRemoved: 'deleted',
  }),
  announced(documentAggregate, 'document', {
    DocumentUploaded: 'created',
    DocumentChanged: 'changed',
    DocumentRead: 'changed',
    DocumentUnreadable: 'changed',
    NoteWritten: 'changed',
    NoteContinued: 'changed',
    AnalysisRequested: 'changed',
    SyllabusAnalyzed: 'changed',
    SyllabusAnalysisFailed: 'changed',
    DocumentSuperseded: 'deleted',
    DocumentDeleted: 'deleted',
  }),
  announced(gradeAggregate, 'grade', {
    GradesStarted: null, // with its first change
    GradeSettingsChanged: 'changed',
    GradeCategoryAdded: 'changed',
    GradeCategoryChanged: 'changed',
    GradeCategoryDeleted: 'changed',
    GradeItemAdded: 'changed',
    GradeItemChanged: 'changed',
    GradeItemDeleted: 'changed',
    GradesRestored: 'changed',
    GradesDeleted: 'deleted',
  }),
  announced(flashcardSetAggregate, 'flashcard-set', {
    FlashcardsRequested: null, // the set exists once its cards are written
    FlashcardSetAdded: 'created',
    FlashcardSetChanged: 'changed',
    FlashcardSetRestored: 'changed',
    FlashcardAdded: 'changed',
    FlashcardChanged: 'changed',
    FlashcardDeleted: 'changed',
    FlashcardRestored: 'changed',
    FlashcardSetDeleted: 'deleted',
    FlashcardSetErased: null,
  }),
  announced(practiceTestAggregate, 'practice-test', {
    QuestionsRequested: null,
    PracticeTestAdded: 'created',
    PracticeTestChanged: 'changed',
    PracticeTestRestored: 'changed',
    QuestionAdded: 'changed',
    QuestionChanged: 'changed',
    QuestionDeleted: 'changed',
    QuestionRestored: 'changed',
    PracticeTestDeleted: 'deleted',
    PracticeTestErased: null,
  }),
]);

/** The categories of streams whose events webhooks announce. */
export const thingCategories: readonly string[] = [...things.keys()];

const types = [...things.values()].flatMap(({ changes }) =>
  Object.entries(changes).flatMap(([type, change]) => (change ? [type] : [])),
);

/** What webhooks read of these events: nothing but that they happened. */
export const ThingChanged = z.object({ type: z.literal(types), data: z.object({}) });

/** What an event of a stream announces of which thing; null for nothing. */
export const announcedBy = (
  type: string,
  streamId: string,
): { readonly kind: WebhookKind; readonly type: WebhookMessageType; readonly subjectId: string } | null => {
  const dash = streamId.indexOf('-');
  const thing = things.get(streamId.slice(0, dash));
  const change = thing?.changes[type];
  return thing && change
    ? { kind: thing.kind, type: `${thing.kind}.${change}`, subjectId: streamId.slice(dash + 1) }
    : null;
};
