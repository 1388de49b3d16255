export { accountExportPath, AccountView, changePassword, changeProfile, endOtherSessions } from './account.ts';
export { endSession, forgotPassword, ForgotPasswordForm, getAccount, listSessions } from './account.ts';
export { mailVerification, PasswordChange, ProfileChange, resetPassword, ResetPasswordForm } from './account.ts';
export { SessionView, verifyEmail, deleteAccount } from './account.ts';
export { Role } from './role.ts';
export {
  AccountDetail,
  AccountList,
  accountListSize,
  AccountRow,
  eraseAccount,
  listAccounts,
  lockAccount,
  OwnQuota,
  setQuota,
  signAccountOut,
  systemState,
  SystemState,
  unlockAccount,
  viewAccount,
} from './operations.ts';
export {
  AuditEntry,
  AuditFilter,
  AuditPage,
  auditPageSize,
  EventProof,
  getEventProof,
  getSealState,
  InStream,
  listAuditEntries,
  SealState,
  ThingKind,
} from './audit.ts';
export {
  AuditGrantId,
  auditGrantLimits,
  AuditGrantView,
  AuditLook,
  decideGrant,
  endGrant,
  GrantRequest,
  GrantScope,
  grantStates,
  type GrantState,
  listGrantRequests,
  listGrants,
  listLooks,
  requestGrant,
  withdrawGrant,
} from './audit-grant.ts';
export {
  EventContents,
  getEventContents,
  getThingState,
  listThingEvents,
  longestHistory,
  Moment,
  mostChanges,
  StateChange,
  ThingEvent,
  thingPageSize,
  ThingState,
} from './audit-contents.ts';
export { getCheckpoint, getConsistency, getInclusion, Consistency, Inclusion, TreeState } from './audit-tree.ts';
export { attachmentPath, chatContext, scheduleContext } from './ai-context.ts';
export { aiCeilings, correctAiTokens, reserveAiTokens } from './ai-tokens.ts';
export {
  AssistantAction,
  AssistantQuestion,
  actionTypes,
  ChangePreview,
  PlannedChange,
  PlannedNavigation,
  schedulingChat,
  SchedulingChatForm,
  SchedulingTurn,
} from './assistant.ts';
export {
  addAttempt,
  AttemptForm,
  AttemptView,
  listAttempts,
  listWeakTopics,
  markAnswer,
  WeakTopicView,
} from './attempt.ts';
export {
  addEvent,
  CalendarEventChange,
  CalendarEventForm,
  CalendarEventView,
  changeEvent,
  completeEvent,
  deleteEvent,
  eventSources,
  eventTypes,
  listEvents,
  NewCalendarEvent,
  removeSyllabusDates,
  sourceStates,
  type EventSource,
  type EventType,
  type SourceState,
} from './calendar-event.ts';
export { findImported, ImportedEvent, importEvents, mostImportedEvents } from './calendar-import.ts';
export {
  addressOf,
  type AnyEndpoint,
  type CallInput,
  ApiError,
  type CallRequest,
  type CallResult,
  demandOk,
  requestOf,
  resultOf,
} from './call.ts';
export {
  addClass,
  archiveClass,
  changeClass,
  ClassChange,
  classColors,
  ClassForm,
  classTypes,
  ClassView,
  deleteClass,
  getClass,
  listClasses,
  type ClassColor,
  type ClassType,
} from './class.ts';
export { ClassProposal, mostNewClasses, proposeClass } from './class-proposal.ts';
export {
  addConversation,
  addMessage,
  chat,
  ChatFields,
  ChatReply,
  ConversationView,
  deleteConversation,
  listChatModels,
  listConversations,
  listMessages,
  MessageForm,
  messageTypes,
  MessageView,
  renameConversation,
} from './conversation.ts';
export { automaticTitle, creationTitle, firstTitle } from './conversation-title.ts';
export { Clock, Day, Instant, minutesOf, timeOf } from './date.ts';
export {
  analysisStates,
  type Charset,
  charsets,
  analyzeDocument,
  changeDocument,
  deleteDocument,
  DocumentChange,
  documentTypes,
  skipReasons,
  DocumentView,
  extensionOf,
  listDocuments,
  maxUploadBytes,
  mostSkippedLines,
  SkippedLine,
  uploadDocument,
  UploadFields,
  uploadTypes,
  type DocumentType,
  type SkipReason,
} from './document.ts';
export { type EditKind, editKinds, ExportedDecision } from './exported-decision.ts';
export {
  acceptFinding,
  acceptFindings,
  chooseTerm,
  dismissFinding,
  type FindingChange,
  findingChanges,
  type FindingDecision,
  FindingEdit,
  type FindingOutcome,
  FindingsView,
  FindingView,
  findingDecisions,
  findingOutcomes,
  keepFinding,
  listFindings,
  mergeFinding,
  MergeTarget,
  TermChoice,
} from './finding.ts';
export { endpoint, type Endpoint, type Method } from './endpoint.ts';
export {
  addFlashcard,
  addFlashcardSet,
  changeFlashcard,
  changeFlashcardSet,
  deleteFlashcard,
  deleteFlashcardSet,
  FlashcardChange,
  FlashcardForm,
  FlashcardSetChange,
  FlashcardSetForm,
  FlashcardSetView,
  FlashcardView,
  generateFlashcards,
  GenerateFlashcardsForm,
  importFlashcards,
  ImportFlashcardsForm,
  importLimits,
  listFlashcards,
  listFlashcardSets,
} from './flashcard.ts';
export {
  flashcardRequest,
  GeneratedFlashcard,
  GeneratedQuestion,
  practiceTestRequest,
  recordFlashcards,
  recordQuestions,
} from './generation.ts';
export {
  addGradeCategories,
  addGradeItem,
  changeGradeCategory,
  changeGradeItem,
  changeGradeSettings,
  ClassGradeView,
  deleteGradeCategory,
  deleteGradeItem,
  findWeights,
  FoundWeight,
  getGrades,
  GradeCategoryChange,
  GradeCategoryView,
  type GradeCounting,
  gradeCountings,
  GradeItemChange,
  GradeItemView,
  gradeLimits,
  type GradeScale,
  gradeScales,
  GradeSettingsChange,
  GradesView,
  listGrades,
  NewGradeCategory,
  NewGradeItem,
} from './grade.ts';
export { Health, health, ready } from './health.ts';
export {
  AttemptId,
  CalendarEventId,
  CalendarSeriesId,
  ClassId,
  CommandId,
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
  SessionId,
  TaskId,
  TaskSeriesId,
  TermId,
  UserId,
} from './ids.ts';
export {
  analysisSource,
  ExtractedDate,
  FoundDate,
  internalFilePath,
  mostToCheck,
  payloadKey,
  workflowToken,
  recordAnalysis,
  recordAnalysisFailure,
} from './internal.ts';
export {
  LiveChange,
  LiveDraft,
  livePath,
  LiveProgress,
  longestDraftPiece,
  reportDraft,
  reportProgress,
} from './live.ts';
export { builtInModel, modelLabel, modelName, modelNameOf, modelPlace } from './model-label.ts';
export { type Piece, piecesOf } from './pieces-of.ts';
export { Block, blockText, deepestPoint, maxTextBytes, Page, readPage, type TableRow } from './page.ts';
export { findPassages, Passage, recordTextFailure, storedText, storeText } from './passage.ts';
export { classVectors, DocumentVectors, maxVectorBytes, passagesAt, storeVectors } from './vectors.ts';
export {
  addPracticeTest,
  addQuestion,
  changePracticeTest,
  changeQuestion,
  deletePracticeTest,
  deleteQuestion,
  generatePracticeTest,
  GeneratePracticeTestForm,
  listPracticeTests,
  listQuestions,
  PracticeTestChange,
  PracticeTestForm,
  PracticeTestView,
  QuestionForm,
  questionTypes,
  QuestionView,
  type QuestionType,
} from './practice-test.ts';
export {
  AddedPasskey,
  addPasskey,
  beginPasskey,
  NewPasskey,
  PasskeyCreation,
  PasskeyId,
  passkeyLimits,
  PasskeyName,
  PasskeyProof,
  PasskeyRequest,
  PasskeyView,
  removePasskey,
  renamePasskey,
} from './passkey.ts';
export { beginPasskeyProof, getProof, giveProof, giveProofByPasskey, ProofForm, ProofView } from './proof.ts';
export { Provenance } from './provenance.ts';
export { Problem, rejections, type RejectionCode } from './problem.ts';
export { Boot, manifestFor, Remote, RemoteBuild, RemoteLink, RemotesManifest } from './remotes.ts';
export {
  mostOccurrences,
  NewRepeats,
  RepeatsFromNow,
  Repeats,
  repeatScopes,
  repeatUnits,
  ScopeQuery,
  type RepeatScope,
  type RepeatUnit,
} from './repeats.ts';
export {
  listReviewCounts,
  listReviews,
  rateFlashcard,
  type Rating,
  ratings,
  ReviewCount,
  ReviewView,
} from './review.ts';
export { mostHits, search, SearchHit, searchKinds } from './search.ts';
export { type SlotName, type Slots } from './slots.ts';
export {
  beginPasskeyLogin,
  beginPasskeyStep,
  CodeForm,
  type CodeOrProof,
  Enrolment,
  enrolSecondFactor,
  finishLogin,
  finishLoginByPasskey,
  getSecondStep,
  loginByPasskey,
  RecoveryCodes,
  recoveryCodeCount,
  replaceRecoveryCodes,
  SecondFactorView,
  SecondStep,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts';
export { getStats, StatsView } from './stats.ts';
export { getStorage, StorageView, type Usage } from './storage.ts';
export {
  difficulties,
  GeneratedCount,
  generatedCounts,
  missingFields,
  Source,
  viewAddress,
  type Difficulty,
} from './study.ts';
export {
  addTask,
  changeTask,
  completeTask,
  deleteTask,
  completeSubtask,
  listTasks,
  mostSubtasks,
  priorities,
  SubtaskForm,
  SubtaskId,
  SubtaskView,
  TaskChange,
  TaskForm,
  TaskView,
  type Priority,
} from './task.ts';
export { limits, requiredText } from './text.ts';
export { HistoryEntry, HistoryFilter, HistoryPage, historyActors, historyPageSize, listHistory } from './history.ts';
export { ChangeView, commandIdHeader, listChanges, undo, undoDays } from './undo.ts';
export {
  currentUser,
  Email,
  login,
  LoginForm,
  logout,
  register,
  RegisterForm,
  signUpRules,
  SignUpRules,
  UserView,
} from './user.ts';
export {
  followCalendar,
  AiPlan,
  AiReply,
  analyzeSyllabus,
  chatReply,
  planSchedule,
  readCalendarAt,
  readClassProposal,
  readDocument,
  messageForStudent,
  unreadableDocument,
  unreadableSyllabus,
  writeFlashcards,
  writePracticeTest,
  type WorkflowContract,
} from './workflows.ts';
export { Dialogue, mostOptions, PlanOption, SchedulePlan, ThingRef } from './schedule-plan.ts';
export {
  accessScopes,
  AccessTokenForm,
  AccessTokenId,
  accessTokenLimits,
  AccessTokenView,
  createAccessToken,
  CreatedAccessToken,
  listAccessTokens,
  revokeAccessToken,
  scopeFor,
  type AccessScope,
} from './access-token.ts';
export { addCalendarFeed, CalendarFeedForm, CalendarFeedId, CalendarFeedName } from './calendar-feed.ts';
export {
  calendarExportFormats,
  calendarExportPath,
  CalendarExportQuery,
  calendarFeedPath,
  CalendarFeedView,
  feedContents,
  listCalendarFeeds,
} from './calendar-feed.ts';
export { mostCalendarFeeds, removeCalendarFeed, type FeedContents } from './calendar-feed.ts';
export {
  addCalendarSubscription,
  type CalendarPreview,
  type CalendarProblem,
  calendarProblems,
  CalendarReading,
  type CalendarSource,
  calendarSource,
  CalendarSubscriptionChange,
  CalendarSubscriptionForm,
  CalendarSubscriptionId,
  CalendarSubscriptionView,
  changeCalendarSubscription,
  type ClassChoice,
  listCalendarSubscriptions,
  type PreviewedSeries,
  PreviewResult,
  previewCalendar,
  previewSubscription,
  type ReadDate,
  recordCalendar,
  refreshCalendarSubscription,
  removeCalendarSubscription,
  subscriptionLimits,
} from './calendar-subscription.ts';
export {
  listNoteVersions,
  longestNote,
  mostNoteVersions,
  noteVersionMinutes,
  NoteVersionView,
  NoteView,
  NoteWriting,
  readNote,
  readNoteVersion,
  writeNote,
} from './note.ts';
export { listNotices, noticeLimit, NoticeView, seeNotices } from './notice.ts';
export {
  addPushDevice,
  getPushKey,
  listPushDevices,
  PushDeviceView,
  pushLimits,
  PushPayload,
  PushSubscriptionForm,
  removePushDevice,
  testPushDevice,
} from './push-device.ts';
export { defaultReminderSettings, getReminderSettings, ReminderSettings } from './reminder.ts';
export { getReminderChoice, ReminderChoice, type ReminderLead, reminderLeads } from './reminder.ts';
export { saveReminderChoice, saveReminderSettings, stopReminderMail } from './reminder.ts';
export { addTerm, archiveTerm, changeTerm, deleteTerm, listTerms } from './term.ts';
export { addMeeting, changeMeeting, changeMeetingDay, deleteMeeting, getTimetable, listMeetings } from './meeting.ts';
export {
  MeetingForm,
  meetingLimits,
  MeetingView,
  MovedMeeting,
  NewMeeting,
  resetMeetingDay,
  TimetableEntry,
} from './meeting.ts';
export {
  AcceptedSession,
  acceptStudySession,
  defaultStudyPlan,
  dismissStudySession,
  getStudyPlan,
  listStudySessions,
  saveStudyPlan,
  StudyPlan,
  StudyPlanForm,
  studyPlanLimits,
  StudySessionView,
} from './study-plan.ts';
export { TermBreak, TermForm, termLimits, TermView } from './term.ts';
export { AddedWebhook, addWebhook, deleteWebhook, listWebhooks, pauseWebhook, testWebhook } from './webhook.ts';
export {
  type Announcement,
  thingChanged,
  type WebhookChange,
  WebhookDelivery,
  WebhookForm,
  WebhookHeaders,
  WebhookId,
  type WebhookKind,
  webhookKinds,
  webhookLimits,
  WebhookMessage,
  type WebhookMessageType,
  type WebhookProblem,
  webhookProblems,
  type WebhookState,
  webhookStates,
  WebhookView,
} from './webhook.ts';
