export { callerOf } from './caller.ts';
export { csvText, unguarded } from './csv-text.ts';
export { styleNonce } from './headers.ts';
export type { HiddenIdRule } from './hidden-id-rule.ts';
export { listen, type Listening } from './listen.ts';
export { listenForMetrics } from './metrics-listener.ts';
export { parseInput, RefusedRequest } from './problem.ts';
export { createRateLimit, createRequestLimit, type RateLimit, type RequestLimit } from './rate-limit.ts';
export { markStale, rememberUnseenPosition } from './read-your-writes.ts';
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
export { type AccountRoles, type RequestState, stateOf } from './request-state.ts';
export { type Ticket, ticketOf } from './ticket.ts';
export { workerListener } from './worker-listener.ts';
export { signWorkflowToken } from './workflow-token.ts';
