export { calendarDayIn } from './calendar-day.ts';
export {
  mount,
  mountFile,
  mountForRole,
  mountForm,
  mountForWorker,
  mountInternal,
  mountInternalFile,
  mountPublic,
  mountPublicFile,
  mountUpload,
  StillRunning,
} from './mount.ts';
export type { NamedFile } from './multipart.ts';
export { mountNavigation, navigationRoutes, ReturnTo } from './navigation.ts';
export { addRoute, type Operation, operationsOf } from './operations.ts';
export { requireSignedIn } from './read-request.ts';
export { safeReturnPath } from './return-path.ts';
export { sweepUploadsRegularly, sweepUploads } from './upload.ts';
