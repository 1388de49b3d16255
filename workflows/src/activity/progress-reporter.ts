import { Context } from '@temporalio/activity';
import type { Backend } from '../backend.ts';

/** `fraction` is how much of the workflow's whole work is done, from 0 to 1. */
export type ReportProgress = (step: string, fraction: number) => void;

/** Tells the student's open tabs how far the workflow has come. Nobody waits for that, and nothing fails by it. */
export const progressReporter =
  (backend: Pick<Backend, 'reportProgress'>): ReportProgress =>
  (step, fraction) => {
    const { workflowId } = Context.current().info.workflowExecution ?? {};
    if (workflowId !== undefined) backend.reportProgress(workflowId, { step, fraction }).catch(() => undefined);
  };
