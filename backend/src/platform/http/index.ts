export { callerOf } from './caller.ts';
export { allowPicture, styleNonce } from './headers.ts';
export type { HiddenIds } from './hidden-ids.ts';
export { listen, type Listening } from './listen.ts';
export { listenForMetrics } from './metrics-listener.ts';
export { parseInput, RefusedRequest } from './problem.ts';
export { createRateLimit, createRequestLimit, type RateLimit } from './rate-limit.ts';
export { markStale, noteUnseen } from './read-your-writes.ts';
export type {
  ApiRequest,
  FileResponse,
  PartlyRead,
  PublicRequest,
  RequestContext,
  SessionControl,
  UploadedFile,
  WorkerRequest,
} from './request.ts';
export { createServer } from './server.ts';
export { stateOf } from './state.ts';
