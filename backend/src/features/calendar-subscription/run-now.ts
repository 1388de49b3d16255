import type { WorkflowContract } from '@hub/contracts';
import type { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import type { Workflows } from '../../platform/workflows/index.ts';

interface Work<Input extends z.ZodType, Result extends z.ZodType> {
  readonly contract: WorkflowContract<Input, Result>;
  readonly key: string;
  readonly ownerId: string;
}

/** A calendar is given ten seconds; the rest is waiting in line. */
const patienceMs = 30_000;

/**
 * Runs a workflow for a student who waits, or joins the current run.
 * @throws Rejection `calendars_unavailable` when there is no result soon
 */
export const runNow = async <Input extends z.ZodType, Result extends z.ZodType>(
  workflows: Workflows,
  run: Work<Input, Result>,
  input: z.input<Input>,
): Promise<z.output<Result>> => {
  const work = async () => {
    if (!(await workflows.hasWorker(run.contract))) throw new Rejection('calendars_unavailable');
    await workflows.start(run, input);
    const outcome = await workflows.outcome(run, patienceMs);
    if (outcome.status !== 'done') throw new Rejection('calendars_unavailable');
    return outcome.result;
  };
  return work().catch((error: unknown) => {
    const isAway = error instanceof Rejection && error.code === 'analysis_unavailable';
    throw isAway ? new Rejection('calendars_unavailable', undefined, { cause: error }) : error;
  });
};
