import type { WorkflowContract } from '@hub/contracts';
import type { z } from 'zod';

/** One run of a workflow; its id is `<name>-<key>`, so the same key joins the run that is going. */
export interface Run<Input extends z.ZodType, Result extends z.ZodType> {
  readonly contract: WorkflowContract<Input, Result>;
  readonly key: string;
}

/** A run that is not there yet: it has to be said whose it is. */
export interface NewRun<Input extends z.ZodType, Result extends z.ZodType> extends Run<Input, Result> {
  /** The student whose data it holds; payloads are sealed with a key of theirs, and erased with it. */
  readonly ownerId: string;
  /** A run with this key that has succeeded is joined too: its result is the answer, and nothing is done again. */
  readonly once?: true;
}

/** How a run ended, or that it goes on. */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  /** `type` is the `ApplicationFailure` type that ended it, '' for any other end. */
  | { readonly status: 'failed'; readonly type: string; readonly message: string }
  /** Not over within the time given; it goes on. */
  | { readonly status: 'running' };

/** Everything else throws Rejection `analysis_unavailable` when Temporal cannot be reached. */
export interface Workflows {
  /** Whether a worker is there to do it: one asks for the work of its task queue. False without Temporal. */
  isServed(contract: WorkflowContract): Promise<boolean>;
  /** Starts it, or joins the run with this key that is still going or, where it is wanted `once`, has succeeded. Returns once Temporal has it. */
  start<Input extends z.ZodType, Result extends z.ZodType>(
    run: NewRun<Input, Result>,
    input: z.input<Input>,
  ): Promise<void>;
  /** Waits for the latest run with this key; `withinMs` is 60 000 unless given. */
  outcome<Input extends z.ZodType, Result extends z.ZodType>(
    run: Run<Input, Result>,
    withinMs?: number,
  ): Promise<Outcome<z.output<Result>>>;
  /** Asks a run to stop; no error when none is going. */
  cancel<Input extends z.ZodType, Result extends z.ZodType>(run: Run<Input, Result>): Promise<void>;
}
