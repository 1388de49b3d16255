export { errorForLog } from './log-error.ts';
export { withIds, type Ids } from './ids.ts';
export { createLog } from './log.ts';
export { inOrigin, originHeaders, originOf, type Origin } from './origin.ts';
export { productVersion } from './product-version.ts';
export { beginSpan, traced, traceparent } from './trace.ts';
export { startTracing, type StopTracing } from './tracing.ts';
