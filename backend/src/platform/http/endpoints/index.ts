export { aiTokensRoutes } from './ai-tokens.ts';
export { type Check, healthRoutes } from './health.ts';
export { createLive } from './live.ts';
export { payloadKeyRoute } from './payload-keys.ts';
export { workflowProgressRoute } from './workflow-progress.ts';
