export { type AiTokens, createAiTokens } from './ai-tokens.ts';
export { runAiWork } from './ai-work.ts';
export { keepOwnersTrimmed } from './trim-owners.ts';
export { createWorkflowOwners, type WorkflowOwners } from './workflow-owners.ts';
export type { Outcome, Workflows } from './workflows.ts';
