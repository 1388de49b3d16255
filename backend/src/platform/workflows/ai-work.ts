import { type RejectionCode, messageForStudent } from '@hub/contracts';
import type { z } from 'zod';
import { Rejection } from '../domain/index.ts';
import type { NewRun, Workflows } from './workflows.ts';

const retryAfterSeconds = 5;

interface AiWorkDependencies {
  readonly workflows: Workflows;
  /** Counts a student's AI calls. @throws Rejection `too_many_requests` */
  readonly aiCalls: { count(ownerId: string): Promise<void> };
}

interface Work<Input extends z.ZodType, Result extends z.ZodType> extends NewRun<Input, Result> {
  /** Records the request and returns the input. Called only when a worker is running; safe to repeat. */
  readonly prepare: () => Promise<z.input<Input>>;
  /** The code of a failure for which the workflow has no message for the student. */
  readonly failure: RejectionCode;
}

/**
 * Runs a workflow and waits up to a minute for its result; the same key joins a run that is in progress or has
 * succeeded.
 * @throws Rejection `ai_unavailable` immediately if no worker is running, `too_many_requests` above the limit of the
 * student, `ai_slow` when it takes longer, `failure` when it failed
 */
export const runAiWork = async <Input extends z.ZodType, Result extends z.ZodType>(
  { workflows, aiCalls }: AiWorkDependencies,
  { prepare, failure, ...run }: Work<Input, Result>,
): Promise<z.output<Result>> => {
  if (!(await workflows.hasWorker(run.contract))) throw new Rejection('ai_unavailable');
  await aiCalls.count(run.ownerId);
  const input = await prepare();
  try {
    await workflows.start({ ...run, once: true }, input);
    const outcome = await workflows.outcome(run);
    if (outcome.status === 'done') return outcome.result;
    if (outcome.status === 'running') throw new Rejection('ai_slow', undefined, { retryAfterSeconds });
    throw new Rejection(failure, outcome.type === messageForStudent ? outcome.message : undefined);
  } catch (error) {
    if (!(error instanceof Rejection && error.code === 'analysis_unavailable')) throw error;
    throw new Rejection('ai_unavailable', undefined, { cause: error });
  }
};
