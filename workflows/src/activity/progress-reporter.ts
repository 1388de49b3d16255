import { Context } from '@temporalio/activity';
import type { ReportWriting } from '../ai/study-ai.ts';
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

/** Reports how many cards or questions a model has written: "Writing the cards: 4 of 10". */
export const writingReporter =
  (
    report: ReportProgress,
    { what, count }: { readonly what: 'cards' | 'questions'; readonly count: number },
  ): ReportWriting =>
  (progress) => {
    if ('reason' in progress) {
      report(`${progress.reason}: writing the ${what} without it`, 0.8);
      return;
    }
    const written = Math.min(progress.written, count);
    report(`Writing the ${what}: ${written} of ${count}`, 0.4 + 0.4 * (written / count));
  };
