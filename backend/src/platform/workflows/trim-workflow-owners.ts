import type { Logger } from 'pino';
import { repeat } from '../runtime/index.ts';
import type { Temporal } from './temporal.ts';
import type { WorkflowOwners } from './workflow-owners.ts';

interface TrimWorkflowOwnersDependencies {
  readonly owners: Pick<WorkflowOwners, 'oldClaims' | 'forget'>;
  readonly workflows: Pick<Temporal, 'isKept'>;
}

const everyMs = 60 * 60_000;

/** Deletes the owners of workflows that Temporal has deleted in the meantime; returns how many. */
export const trimWorkflowOwners = async ({ owners, workflows }: TrimWorkflowOwnersDependencies): Promise<number> => {
  let forgotten = 0;
  for (const workflowId of await owners.oldClaims()) {
    if (await workflows.isKept(workflowId)) continue;
    await owners.forget(workflowId);
    forgotten += 1;
  }
  return forgotten;
};

/** Runs {@link trimWorkflowOwners} once an hour until the signal aborts. */
export const trimWorkflowOwnersRegularly = (
  { log, ...parts }: TrimWorkflowOwnersDependencies & { readonly log: Logger },
  signal: AbortSignal,
): Promise<void> => {
  const trim = async () => {
    const workflows = await trimWorkflowOwners(parts);
    if (workflows > 0) log.info({ workflows }, 'deleted the owners of old workflows');
  };
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'deleting the owners of old workflows failed; trying again later');
  return repeat(trim, { everyMs, signal, failed });
};
