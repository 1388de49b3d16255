export { calendarDayIn } from './calendar-day.ts';
export {
  mount,
  mountFile,
  mountForRole,
  mountForTeam,
  mountForm,
  mountForWorker,
  mountInternal,
  mountInternalFile,
  mountPublic,
  mountPublicFile,
  mountUpload,
  StillRunning,
  type TeamRequest,
} from './mount.ts';
export type { NamedFile } from './multipart.ts';
export { mountNavigation, navigationRoutes, ReturnTo } from './navigation.ts';
export { addRoute, type Operation, operationsOf } from './operations.ts';
export { requireSignedIn } from './read-request.ts';
export { safeReturnPath } from './return-path.ts';
export { sweepUploadsRegularly, sweepUploads } from './upload.ts';
