import type { WebhookCommand } from '../features/webhook/decider.ts';
import type { CalendarEventCommand } from '../features/calendar-event/decider.ts';
import type { AccessTokenCommand } from '../features/access-token/decider.ts';
import type { AuditGrantCommand } from '../features/audit-grant/decider.ts';
import type { CalendarFeedCommand } from '../features/calendar-feed/decider.ts';
import type { CalendarSubscriptionCommand } from '../features/calendar-subscription/decider.ts';
import type { CardReviewCommand } from '../features/card-review/decider.ts';
import type { ClassCommand } from '../features/class/decider.ts';
import type { ConversationCommand } from '../features/conversation/decider.ts';
import type { DocumentCommand } from '../features/document/decider.ts';
import type { FlashcardSetCommand } from '../features/flashcard-set/decider.ts';
import type { GradeCommand } from '../features/grade/decider.ts';
import type { MeetingCommand } from '../features/meeting/decider.ts';
import type { PracticeAttemptCommand } from '../features/practice-attempt/decider.ts';
import type { PracticeTestCommand } from '../features/practice-test/decider.ts';
import type { StudyPlanCommand } from '../features/study-plan/decider.ts';
import type { SyllabusReviewCommand } from '../features/syllabus-review/decider.ts';
import type { ReleaseCommand } from '../features/release/decider.ts';
import type { ReminderCommand } from '../features/reminder/decider.ts';
import type { TaskCommand } from '../features/task/decider.ts';
import type { TermCommand } from '../features/term/decider.ts';
import type { UserCommand } from '../features/user/decider.ts';
import type { ReleaseEmail, ReserveEmail } from '../features/user/email-reservation.ts';

/** Whether a student can take the command back, and if not, why. */
export type Undo = 'can be undone' | `cannot: ${string}`;

type Fates<Command extends { type: string }> = Readonly<Record<Command['type'], Undo>>;

const workflow = 'cannot: a workflow records it';
const final = 'cannot: what it erases is gone for good';

/** Every command of the product by the category of its streams. A new command does not compile until it is here. */
export const commands = {
  task: {
    AddTask: 'can be undone',
    CompleteTask: 'can be undone',
    ReopenTask: 'can be undone',
    CompleteSubtask: 'can be undone',
    ReopenSubtask: 'can be undone',
    DeleteTask: 'can be undone',
    ChangeTask: 'can be undone',
  } satisfies Fates<TaskCommand>,
  term: {
    AddTerm: 'can be undone',
    ChangeTerm: 'can be undone',
    DeleteTerm: 'can be undone',
  } satisfies Fates<TermCommand>,
  meeting: {
    AddMeeting: 'can be undone',
    ChangeMeeting: 'can be undone',
    ChangeMeetingDay: 'can be undone',
    ResetMeetingDay: 'can be undone',
    DeleteMeeting: 'can be undone',
  } satisfies Fates<MeetingCommand>,
  grade: {
    ChangeGradeSettings: 'can be undone',
    AddGradeCategories: 'can be undone',
    ChangeGradeCategory: 'can be undone',
    DeleteGradeCategory: 'can be undone',
    AddGradeItem: 'can be undone',
    ChangeGradeItem: 'can be undone',
    DeleteGradeItem: 'can be undone',
    DeleteGrades: final,
  } satisfies Fates<GradeCommand>,
  class: {
    AddClass: 'can be undone',
    ChangeClass: 'can be undone',
    ArchiveClass: 'can be undone',
    ReopenClass: 'can be undone',
    DeleteClass: 'can be undone',
    EraseClass: final,
  } satisfies Fates<ClassCommand>,
  calendarEvent: {
    ScheduleCalendarEvent: 'can be undone',
    ImportCalendarEvent: 'can be undone',
    ScheduleFromSyllabus: workflow,
    AcceptFromSyllabus: 'can be undone',
    CompleteCalendarEvent: 'can be undone',
    ReopenCalendarEvent: 'can be undone',
    RemoveCalendarEvent: 'can be undone',
    ChangeCalendarEvent: 'can be undone',
    FollowSyllabus: workflow,
    LeaveSyllabus: workflow,
    RemoveGone: 'can be undone',
    LoseSyllabus: workflow,
    RemoveUntouched: 'can be undone',
    AddFromCalendar: workflow,
    FollowCalendar: workflow,
    LeaveCalendar: workflow,
  } satisfies Fates<CalendarEventCommand>,
  reminder: {
    SaveReminderSettings: 'cannot: the form is saved again',
    StopReminderMail: 'cannot: the form is saved again',
    ChooseReminder: 'cannot: it is chosen again',
    SeeNotices: 'cannot: it says only that they were seen',
  } satisfies Fates<ReminderCommand>,
  studyPlan: {
    SaveStudyPlan: 'can be undone',
    AcceptStudySession: 'can be undone',
    DismissStudySession: 'can be undone',
  } satisfies Fates<StudyPlanCommand>,
  accessToken: {
    CreateAccessToken: 'cannot: it is revoked instead',
    RevokeAccessToken: 'cannot: a revoked token must not work again',
  } satisfies Fates<AccessTokenCommand>,
  auditGrant: {
    RequestGrant: 'cannot: it is ended instead',
    GiveGrant: 'cannot: it is ended instead',
    RefuseGrant: 'cannot: the auditor asks again',
    EndGrant: 'cannot: the auditor asks again',
    RecordLook: 'cannot: what was seen was seen',
  } satisfies Fates<AuditGrantCommand>,
  webhook: {
    AddWebhook: 'cannot: it is deleted instead',
    PauseWebhook: 'cannot: it is resumed instead',
    ResumeWebhook: 'cannot: it is paused instead',
    StopWebhook: 'cannot: it is resumed instead',
    DeleteWebhook: 'cannot: its secret is gone',
  } satisfies Fates<WebhookCommand>,
  calendarFeed: {
    AddCalendarFeed: 'cannot: it is removed instead',
    RemoveCalendarFeed: 'cannot: a revoked address must not work again',
  } satisfies Fates<CalendarFeedCommand>,
  calendarSubscription: {
    AddCalendarSubscription: 'cannot: it is removed instead',
    ChangeCalendarSubscription: 'cannot: the form is saved again',
    RecordCalendarRead: workflow,
    RecordCalendarFailure: workflow,
    ResumeCalendarSubscription: 'cannot: it only reads the calendar again',
    RemoveCalendarSubscription: 'cannot: the address is entered again',
  } satisfies Fates<CalendarSubscriptionCommand>,
  document: {
    UploadDocument: 'cannot: a file that is taken away is shredded (decision Q55)',
    RecordText: workflow,
    RecordTextFailure: workflow,
    RequestAnalysis: 'cannot: the analysis runs',
    RepeatAnalysis: 'cannot: the analysis runs',
    DeleteDocument: final,
    ChangeDocument: 'can be undone',
    WriteNote: 'cannot: the texts before it are kept, and can be restored',
    RecordAnalysis: workflow,
    RecordAnalysisFailure: workflow,
    SupersedeDocument: final,
  } satisfies Fates<DocumentCommand>,
  syllabusReview: {
    RecordFindings: workflow,
    AcceptFinding: 'can be undone',
    AcceptFindings: 'can be undone',
    DismissFinding: 'can be undone',
    KeepFinding: 'can be undone',
    MergeFinding: 'can be undone',
    ChooseTerm: 'cannot: the syllabus is read again; another term can be chosen',
    EraseSyllabusReview: final,
  } satisfies Fates<SyllabusReviewCommand>,
  conversation: {
    StartConversation: 'can be undone',
    RenameConversation: 'can be undone',
    DeleteConversation: 'can be undone',
    EraseConversation: final,
    AddMessage: 'cannot: what was said stays said',
  } satisfies Fates<ConversationCommand>,
  flashcardSet: {
    AddFlashcardSet: 'can be undone',
    ImportFlashcards: 'can be undone',
    RequestFlashcards: workflow,
    RecordFlashcards: workflow,
    ChangeFlashcardSet: 'can be undone',
    DeleteFlashcardSet: 'can be undone',
    EraseFlashcardSet: final,
    AddFlashcard: 'can be undone',
    ChangeFlashcard: 'can be undone',
    DeleteFlashcard: 'can be undone',
  } satisfies Fates<FlashcardSetCommand>,
  practiceTest: {
    AddPracticeTest: 'can be undone',
    RequestQuestions: workflow,
    RecordQuestions: workflow,
    ChangePracticeTest: 'can be undone',
    DeletePracticeTest: 'can be undone',
    ErasePracticeTest: final,
    AddQuestion: 'can be undone',
    ChangeQuestion: 'can be undone',
    DeleteQuestion: 'can be undone',
  } satisfies Fates<PracticeTestCommand>,
  practiceAttempt: {
    CompleteAttempt: 'cannot: an attempt is a record',
    MarkAnswerRight: 'cannot: TakeAnswerMarkBack does it',
    TakeAnswerMarkBack: 'cannot: MarkAnswerRight does it',
  } satisfies Fates<PracticeAttemptCommand>,
  cardReview: {
    RateCard: 'can be undone',
  } satisfies Fates<CardReviewCommand>,
  user: {
    RegisterUser: 'cannot: an account is erased instead',
    ChangeProfile: 'cannot: the profile is changed again instead',
    VerifyEmail: 'cannot: the address stays verified',
    RecordPassword: 'cannot: the old password must not come back',
    LinkIdentity: 'cannot: the identity stays linked',
    RecordFactorOn: 'cannot: what an app shares with us is not in an event; it is turned off with a code',
    RecordFactorOff: 'cannot: what an app shares with us is deleted; it is set up again',
    RecordNewRecoveryCodes: 'cannot: the older codes are deleted',
    RecordRecoveryCodeUse: 'cannot: a used code must not come back',
    RecordPasskeyAdded: 'cannot: its student removes it',
    RecordPasskeyRenamed: 'cannot: it is renamed again instead',
    RecordPasskeyRemoved: 'cannot: its public key is deleted; it is added again',
    GrantRole: 'cannot: roles are given and taken on the command line',
    TakeRoleAway: 'cannot: roles are given and taken on the command line',
    RecordLock: 'cannot: an operator unlocks the account',
    RecordUnlock: 'cannot: an operator locks the account',
    SetQuota: 'cannot: an operator sets other limits',
    RecordLook: 'cannot: who looked has seen it',
    RecordSignOut: 'cannot: the sessions have ended',
    EraseUser: final,
  } satisfies Fates<UserCommand>,
  release: {
    ClaimRemote: 'cannot: the remote is claimed again instead',
    UploadBuild: 'cannot: a build that is not started is removed after 30 days',
    StartRelease: 'cannot: RollBackRelease does it',
    ChangeShare: 'cannot: the share is changed again instead',
    PromoteRelease: 'cannot: RollBackRelease does it',
    RollBackRelease: 'cannot: the build is started again',
    RemoveOldBuilds: final,
  } satisfies Fates<ReleaseCommand>,
  email: {
    ReserveEmail: 'cannot: part of an account',
    ReleaseEmail: 'cannot: part of an account',
  } satisfies Fates<ReserveEmail | ReleaseEmail>,
} as const;

/** Where to look for a category: its feature's folder, and its subject of the property tests. */
export const filesOf = (category: string) => {
  const name = category.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const feature = name === 'email' ? 'user' : name;
  return { feature: `backend/src/features/${feature}`, subject: `backend/src/testing/subjects/${feature}.ts` };
};
