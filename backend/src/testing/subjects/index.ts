import type { AnySubject } from '../subject.ts';
import { accessTokenSubject } from './access-token.ts';
import { auditGrantSubject } from './audit-grant.ts';
import { calendarEventSubject } from './calendar-event.ts';
import { calendarFeedSubject } from './calendar-feed.ts';
import { calendarSubscriptionSubject } from './calendar-subscription.ts';
import { cardReviewSubject } from './card-review.ts';
import { classSubject } from './class.ts';
import { conversationSubject } from './conversation.ts';
import { documentSubject } from './document.ts';
import { flashcardSetSubject } from './flashcard-set.ts';
import { gradeSubject } from './grade.ts';
import { meetingSubject } from './meeting.ts';
import { practiceAttemptSubject } from './practice-attempt.ts';
import { practiceTestSubject } from './practice-test.ts';
import { releaseSubject } from './release.ts';
import { reminderSubject } from './reminder.ts';
import { studyPlanSubject } from './study-plan.ts';
import { syllabusReviewSubject } from './syllabus-review.ts';
import { taskSubject } from './task.ts';
import { termSubject } from './term.ts';
import { webhookSubject } from './webhook.ts';
import { emailSubject, userSubject } from './user.ts';

/** Every kind of stream as the property tests know it. */
export const subjects: readonly AnySubject[] = [
  taskSubject,
  calendarEventSubject,
  calendarFeedSubject,
  calendarSubscriptionSubject,
  accessTokenSubject,
  auditGrantSubject,
  webhookSubject,
  reminderSubject,
  studyPlanSubject,
  documentSubject,
  syllabusReviewSubject,
  conversationSubject,
  flashcardSetSubject,
  practiceTestSubject,
  practiceAttemptSubject,
  cardReviewSubject,
  classSubject,
  termSubject,
  meetingSubject,
  gradeSubject,
  releaseSubject,
  userSubject,
  emailSubject,
];
