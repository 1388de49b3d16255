import type { WorkflowContract } from '@hub/contracts';
import type { z } from 'zod';

/** One run of a workflow; its id is `<name>-<key>`, so the same key joins the current run. */
export interface Run<Input extends z.ZodType, Result extends z.ZodType> {
  readonly contract: WorkflowContract<Input, Result>;
  readonly key: string;
}

/** A new run, which needs an owner. */
export interface NewRun<Input extends z.ZodType, Result extends z.ZodType> extends Run<Input, Result> {
  /**
   * The student whose data it contains; payloads are sealed with a key derived from the student's, and erased with it.
   */
  readonly ownerId: string;
  /** Also joins a run with this key that has succeeded: its result is returned and nothing is done again. */
  readonly once?: true;
}

/** How a run ended, or that it is still running. */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  /** `type` is the `ApplicationFailure` type that ended it, '' for any other end. */
  | { readonly status: 'failed'; readonly type: string; readonly message: string }
  /** Not finished within the given time; it continues. */
  | { readonly status: 'running' };

/** All methods except `hasWorker` throw Rejection `analysis_unavailable` when Temporal is unreachable. */
export interface Workflows {
  /** Whether a worker polls its task queue. False without Temporal. */
  hasWorker(contract: WorkflowContract): Promise<boolean>;
  /**
   * Starts it, or joins the current run with this key or, with `once`, one that has succeeded. Returns once Temporal
   * has accepted it.
   */
  start<Input extends z.ZodType, Result extends z.ZodType>(
    run: NewRun<Input, Result>,
    input: z.input<Input>,
  ): Promise<void>;
  /** Waits for the latest run with this key; `withinMs` is 60 000 if not set. */
  outcome<Input extends z.ZodType, Result extends z.ZodType>(
    run: Run<Input, Result>,
    withinMs?: number,
  ): Promise<Outcome<z.output<Result>>>;
  /** Requests the cancellation of a run; no error if none is running. */
  cancel<Input extends z.ZodType, Result extends z.ZodType>(run: Run<Input, Result>): Promise<void>;
}
