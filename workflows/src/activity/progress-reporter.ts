import { Context } from '@temporalio/activity';
import type { Backend } from '../backend.ts';

/** `fraction` is the share of the whole workflow that is done, from 0 to 1. */
export type ReportProgress = (step: string, fraction: number) => void;

/** Reports the progress of the workflow to the student's open tabs. Nothing waits for it or fails because of it. */
export const progressReporter =
  (backend: Pick<Backend, 'reportProgress'>): ReportProgress =>
  (step, fraction) => {
    const { workflowId } = Context.current().info.workflowExecution ?? {};
    if (workflowId !== undefined) backend.reportProgress(workflowId, { step, fraction }).catch(() => undefined);
  };

/** Reports the pages of a document while they are recognised, as the workflow's progress between two fractions. */
export const pageReporter =
  (report: ReportProgress, [from, to]: readonly [number, number]) =>
  (page: number, pages: number): void =>
    report(`Reading page ${page} of ${pages}`, from + ((to - from) * (page - 1)) / pages);
