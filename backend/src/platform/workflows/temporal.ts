import { sealedPayloads } from '@hub/cipher';
import type { WorkflowContract } from '@hub/contracts';
import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
  isGrpcServiceError,
  isRetryableError,
  type WorkflowHandle,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { Rejection } from '../domain/index.ts';
import { metrics } from '../observability/index.ts';
import { originOfWorkflow } from './workflow-origin.ts';
import type { WorkflowOwners } from './workflow-owners.ts';
import type { Outcome, Run, Workflows } from './workflows.ts';

const callMs = 5000;
const pausesMs = [100, 500];
const outcomeMs = 60_000;
/** A worker that asked for work this lately is there. */
const pollerFreshMs = 90_000;

/** What the platform itself needs of Temporal; features have {@link Workflows} alone. */
export interface Temporal extends Workflows {
  /** @throws Error when it cannot be reached or no worker serves the queue */
  check(taskQueue: string): Promise<void>;
  /**
   * Ends the workflows of a student that run and has the histories of all of them deleted.
   * @throws Rejection `analysis_unavailable`
   */
  erase(ownerId: string): Promise<void>;
  /** Whether a workflow runs, or its history is still there. @throws Rejection `analysis_unavailable` */
  isKept(workflowId: string): Promise<boolean>;
  close(): Promise<void>;
}

const deadlineExceeded = 4;
const notFound = 5;
/** Too much to do, broken off, reset on the way, away. */
const passing = [8, 10, 13, 14];
/** Has the code of too much to do, and is so every time. */
const tooLarge = /larger than max/;

/** The failure of the call itself, below the layers around it. */
const failureOf = (error: unknown): Parameters<typeof isRetryableError>[0] | undefined => {
  if (isGrpcServiceError(error)) return error;
  return error instanceof Error ? failureOf(error.cause) : undefined;
};

const hasCode = (error: unknown, code: number) => Number(failureOf(error)?.code) === code;

/** Whether the same call may succeed in a moment. Of the internal failures the client knows those. */
const passes = (error: unknown) => {
  const failure = failureOf(error);
  return (
    failure !== undefined &&
    passing.includes(failure.code) &&
    isRetryableError(failure) &&
    !tooLarge.test(failure.details)
  );
};

/** The failure that an activity or workflow meant, below the layers around it. */
const rootFailure = (error: unknown): Error | undefined => {
  if (error instanceof ApplicationFailure) return error;
  return error instanceof Error ? (rootFailure(error.cause) ?? error) : undefined;
};

const failed = (error: WorkflowFailedError): Outcome<never> => {
  const root = rootFailure(error);
  const type = root instanceof ApplicationFailure ? (root.type ?? '') : '';
  return { status: 'failed', type, message: root?.message ?? error.message };
};

const idOf = (contract: WorkflowContract, key: string) => `${contract.name}-${key}`;

/** A workflow that nobody can read any more (its student was erased) must not be tried for ever. */
const longestRun = '7 days';

/** Connects at the first call, so that everything else runs without Temporal. */
export const createTemporal = (
  address: string,
  owners: Pick<WorkflowOwners, 'claim' | 'workflowsOf' | 'forget' | 'payloadKey'>,
): Temporal => {
  const connection = Connection.lazy({
    address,
    connectTimeout: callMs,
    interceptors: [], // the default one tries again after the connection is closed, and its throw ends the process
  });
  const client = new Client({
    interceptors: { workflow: [originOfWorkflow] },
    connection,
    dataConverter: sealedPayloads(owners.payloadKey),
  });

  /** A moment's absence, or too much work there, is waited out. */
  const patiently = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const pauseMs of pausesMs) {
      try {
        return await work();
      } catch (error) {
        if (!passes(error)) throw error;
        await pause(pauseMs);
      }
    }
    return work();
  };

  const reaching = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await patiently(work);
    } catch (error) {
      if (!passes(error) && !hasCode(error, deadlineExceeded)) throw error;
      throw new Rejection('analysis_unavailable', undefined, { cause: error });
    }
  };

  const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
    reaching(() => connection.withDeadline(Date.now() + callMs, work));

  const handleOf = <Input extends z.ZodType, Result extends z.ZodType>({
    contract,
    key,
  }: Run<Input, Result>): WorkflowHandle => client.workflow.getHandle(idOf(contract, key));

  /** The latest run, which may go on and is ended by it, and all before it. */
  const deleteRuns = async (workflowId: string) => {
    const runIds: (string | undefined)[] = [undefined];
    for await (const { runId } of client.workflow.list({ query: `WorkflowId = '${workflowId}'` })) runIds.push(runId);
    for (const runId of runIds) {
      const workflowExecution = { workflowId, ...(runId && { runId }) };
      await connection.workflowService
        .deleteWorkflowExecution({ namespace: 'default', workflowExecution })
        .catch((error: unknown) => {
          if (!hasCode(error, notFound)) throw error;
        });
    }
  };

  const isPolled = async (taskQueue: string) => {
    const { pollers } = await call(() =>
      connection.workflowService.describeTaskQueue({
        namespace: 'default',
        taskQueue: { name: taskQueue },
      }),
    );
    const freshest = Math.max(0, ...pollers.map(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1000));
    return Date.now() - freshest <= pollerFreshMs;
  };

  return {
    async isServed({ taskQueue }) {
      try {
        return await isPolled(taskQueue);
      } catch (error) {
        if (error instanceof Rejection) return false;
        throw error;
      }
    },

    async start({ contract, key, ownerId, once }, input) {
      const options = {
        taskQueue: contract.taskQueue,
        workflowId: idOf(contract, key),
        args: [contract.input.parse(input)],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: once ? 'ALLOW_DUPLICATE_FAILED_ONLY' : 'ALLOW_DUPLICATE',
        workflowExecutionTimeout: longestRun,
      } as const;
      await owners.claim(options.workflowId, ownerId);
      const count = (outcome: string) => metrics.workflowStarts.inc({ workflow: contract.name, outcome });
      await call(() => client.workflow.start(contract.name, options)).then(
        () => count('ok'),
        (error: unknown) => {
          if (once && error instanceof WorkflowExecutionAlreadyStartedError) return count('joined');
          count('failed');
          throw error;
        },
      );
    },

    async outcome(run, withinMs = outcomeMs) {
      const counted = <Result>(outcome: Outcome<Result>) => {
        metrics.workflowResults.inc({ workflow: run.contract.name, status: outcome.status });
        return outcome;
      };
      const given = AbortSignal.timeout(withinMs);
      try {
        const result: unknown = await reaching(() => connection.withAbortSignal(given, () => handleOf(run).result()));
        return counted({ status: 'done', result: run.contract.result.parse(result) });
      } catch (error) {
        if (error instanceof WorkflowFailedError) return counted(failed(error));
        if (given.aborted) return counted({ status: 'running' });
        throw error;
      }
    },

    async cancel(run) {
      try {
        await call(() => handleOf(run).cancel());
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async erase(ownerId) {
      for (const workflowId of await owners.workflowsOf(ownerId)) {
        await call(() => deleteRuns(workflowId));
        await owners.forget(workflowId);
      }
    },

    isKept: (workflowId) =>
      call(() => client.workflow.getHandle(workflowId).describe()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof WorkflowNotFoundError) return false;
          throw error;
        },
      ),

    async check(taskQueue) {
      if (!(await isPolled(taskQueue))) throw new Error('Temporal answers, but no worker does its work');
    },

    close: () => connection.close(),
  };
};
