import { categoryOf, type LoggedEvent, type Operation } from '../history/operation.ts';
import type { Check } from './check.ts';

/** Requests of unknown outcome that may have led to an analysis. */
const isDoubtful = ({ outcome, action }: Operation) =>
  outcome === 'unknown' && (action === 'upload' || action === 'analyze');

/** Checks that each syllabus was analyzed once and that its dates are in the log once. */
export const checkAnalyses = (operations: readonly Operation[], log: readonly LoggedEvent[]): Check => {
  const done = operations.filter(({ outcome, scheduled }) => outcome === 'ok' && scheduled !== null);
  const dates = done.reduce((sum, { scheduled }) => sum + (scheduled ?? 0), 0);
  const doubtful = operations.filter(isDoubtful).length;
  const each = done[0]?.scheduled ?? 0;
  const byWorkflow = log.filter(({ metadata }) => metadata['actorKind'] === 'workflow');
  const scheduled = byWorkflow.filter(({ stream }) => categoryOf(stream) === 'calendarEvent').length;
  const read = byWorkflow.filter(({ type }) => type === 'SyllabusAnalyzed').length;
  const isOff = (found: number, wanted: number, doubt: number) => found < wanted || found > wanted + doubt;
  const faults = [
    ...(isOff(read, done.length, doubtful)
      ? [`${done.length} analyses were acknowledged, ${read} are in the log`]
      : []),
    ...(isOff(scheduled, dates, doubtful * each)
      ? [`${dates} dates were acknowledged, ${scheduled} are in the log`]
      : []),
  ];
  return { name: 'analyses', summary: `${done.length} with ${dates} dates`, faults };
};
