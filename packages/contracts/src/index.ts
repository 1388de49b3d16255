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
  type EventSource,
  type EventType,
} from './calendar-event.ts';
export {
  addClass,
  classColors,
  ClassForm,
  classTypeLabels,
  classTypes,
  ClassView,
  getClass,
  listClasses,
  type ClassColor,
  type ClassType,
} from './class.ts';
export { Day, Instant, TimeOfDay } from './date.ts';
export {
  analysisStates,
  analyzeDocument,
  deleteDocument,
  documentTypes,
  DocumentView,
  extensionOf,
  listDocuments,
  maxUploadBytes,
  uploadDocument,
  UploadFields,
  uploadTypes,
  type DocumentType,
} from './document.ts';
export { endpoint, type Endpoint, type Method } from './endpoint.ts';
export { Health, health } from './health.ts';
export { CalendarEventId, ClassId, DocumentId, TaskId, UserId } from './ids.ts';
export { analysisSource, ExtractedDate, internalFilePath, recordAnalysis, recordAnalysisFailure } from './internal.ts';
export { LiveChange, livePath } from './live.ts';
export { Problem, rejections, type RejectionCode } from './problem.ts';
export { Boot, Remote, RemoteBuild, RemotesManifest } from './remotes.ts';
export { type SlotName, type Slots } from './slots.ts';
export { getStats, StatsView } from './stats.ts';
export {
  addTask,
  changeTask,
  completeTask,
  deleteTask,
  listTasks,
  priorities,
  TaskChange,
  TaskForm,
  TaskView,
  type Priority,
} from './task.ts';
export { limits, optionalText, requiredText } from './text.ts';
export { currentUser, login, LoginForm, logout, register, RegisterForm, UserView } from './user.ts';
export { analyzeSyllabus, unreadableSyllabus, type WorkflowContract } from './workflows.ts';
