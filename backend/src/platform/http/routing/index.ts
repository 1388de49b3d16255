export { dayIn } from './day.ts';
export {
  mount,
  mountFile,
  mountForm,
  mountInternal,
  mountInternalFile,
  mountPublic,
  mountUpload,
  StillGoing,
} from './mount.ts';
export type { NamedFile } from './multipart.ts';
export { mountNavigation, navigationRoutes, ReturnTo } from './navigation.ts';
export { type Access, addRoute, type Operation, operationsOf } from './operations.ts';
export { signedIn } from './read-request.ts';
export { ownPath } from './return-path.ts';
export { keepUploadsSwept, sweepUploads } from './upload.ts';
