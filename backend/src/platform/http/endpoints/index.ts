export { aiTokensRoutes } from './ai-tokens.ts';
export { type Check, healthRoutes } from './health.ts';
export { createLive } from './live.ts';
export { workflowSecretsRoutes } from './workflow-secrets.ts';
export { workflowProgressRoute } from './workflow-progress.ts';
