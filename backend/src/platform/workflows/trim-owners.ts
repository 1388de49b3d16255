import type { Logger } from 'pino';
import { repeat } from '../runtime/index.ts';
import type { Temporal } from './temporal.ts';
import type { WorkflowOwners } from './workflow-owners.ts';

interface TrimOwnersDependencies {
  readonly owners: Pick<WorkflowOwners, 'longClaimed' | 'forget'>;
  readonly workflows: Pick<Temporal, 'isKept'>;
}

const everyMs = 60 * 60_000;

/** Forgets whose those workflows were that Temporal has deleted since; answers how many that are. */
export const trimOwners = async ({ owners, workflows }: TrimOwnersDependencies): Promise<number> => {
  let forgotten = 0;
  for (const workflowId of await owners.longClaimed()) {
    if (await workflows.isKept(workflowId)) continue;
    await owners.forget(workflowId);
    forgotten += 1;
  }
  return forgotten;
};

/** {@link trimOwners} now and again, until the signal is given. */
export const keepOwnersTrimmed = (
  { log, ...parts }: TrimOwnersDependencies & { readonly log: Logger },
  signal: AbortSignal,
): Promise<void> => {
  const trim = async () => {
    const workflows = await trimOwners(parts);
    if (workflows > 0) log.info({ workflows }, 'workflows that are long gone were forgotten');
  };
  const failed = (error: unknown) => log.warn({ err: error }, 'workflows that are long gone are forgotten later');
  return repeat(trim, { everyMs, signal, failed });
};
