import {
  AttemptId,
  AccessTokenId,
  AuditGrantId,
  CalendarFeedId,
  CalendarSubscriptionId,
  ClassId,
  ConversationId,
  DocumentId,
  FindingId,
  FlashcardId,
  FlashcardSetId,
  GradeCategoryId,
  GradeItemId,
  MeetingId,
  MessageId,
  PracticeTestId,
  QuestionId,
  TaskId,
  TermId,
  UserId,
  WebhookId,
  CalendarEventId,
  priorities,
} from '@hub/contracts';
import * as fc from 'fast-check';
import { uuid5 } from '../platform/domain/index.ts';

/** Few of each, so that commands collide. */
const someIds = <Id>(kind: string, parse: (text: string) => Id, count: number) =>
  fc.constantFrom(...Array.from({ length: count }, (_, index) => parse(uuid5(kind, String(index)))));

export const userIds = someIds('user', (text) => UserId.parse(text), 2);
export const classIds = someIds('class', (text) => ClassId.parse(text), 3);
export const termIds = someIds('term', (text) => TermId.parse(text), 2);
export const meetingIds = someIds('meeting', (text) => MeetingId.parse(text), 2);
export const gradeCategoryIds = someIds('grade-category', (text) => GradeCategoryId.parse(text), 3);
export const gradeItemIds = someIds('grade-item', (text) => GradeItemId.parse(text), 3);
export const taskIds = someIds('task', (text) => TaskId.parse(text), 2);
export const calendarEventIds = someIds('calendar-event', (text) => CalendarEventId.parse(text), 2);
export const calendarSubscriptionIds = someIds(
  'calendar-subscription',
  (text) => CalendarSubscriptionId.parse(text),
  2,
);
export const calendarFeedIds = someIds('calendar-feed', (text) => CalendarFeedId.parse(text), 2);
export const accessTokenIds = someIds('access-token', (text) => AccessTokenId.parse(text), 2);
export const auditGrantIds = someIds('audit-grant', (text) => AuditGrantId.parse(text), 2);
export const webhookIds = someIds('webhook', (text) => WebhookId.parse(text), 2);
export const documentIds = someIds('document', (text) => DocumentId.parse(text), 3);
export const findingIds = someIds('finding', (text) => FindingId.parse(text), 3);
export const conversationIds = someIds('conversation', (text) => ConversationId.parse(text), 2);
export const messageIds = someIds('message', (text) => MessageId.parse(text), 4);

export const flashcardSetIds = someIds('flashcard-set', (text) => FlashcardSetId.parse(text), 2);
export const flashcardIds = someIds('flashcard', (text) => FlashcardId.parse(text), 3);
export const practiceTestIds = someIds('practice-test', (text) => PracticeTestId.parse(text), 2);
export const questionIds = someIds('question', (text) => QuestionId.parse(text), 3);
export const attemptIds = someIds('attempt', (text) => AttemptId.parse(text), 2);

/** Any text that a student can enter, including quotes, emoji, other scripts and surrogate pairs. */
export const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
export const maybeTexts = fc.option(texts);

const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** Calendar days that exist, YYYY-MM-DD; leap days and ends of years more often than at random. */
export const days = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('2024-02-29', '2026-12-31', '2027-01-01', '2000-02-29') },
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: ms('1970-01-01') / 86_400_000, max: ms('2199-12-31') / 86_400_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  },
);
export const priority = fc.constantFrom(...priorities);
