import { useLazyCode } from '@hub/mfe';
import type { Context, Reading } from './read-line.ts';

/** Takes the whole line as the title, when the reader's code cannot be fetched. */
const readTitleOnly = (line: string, { classId }: Context): Reading => ({
  title: line.trim(),
  classId,
  eventType: null,
  priority: 'medium',
  dueDate: null,
  dueTime: null,
  endDate: null,
  endTime: null,
  place: null,
  repeats: null,
});

const load = async () => (await import(/* webpackChunkName: "quick-add" */ './read-line.ts')).readLine;

/** Reads a line of quick add; undefined until its code, which is fetched once `wanted`, has arrived. */
export const useLineReader = ({ wanted }: { wanted: boolean }) => {
  const { code, isFailed } = useLazyCode('quick add', load, { enabled: wanted });
  const readLine = code ?? (isFailed ? readTitleOnly : undefined);
  return readLine && ((line: string, context: Omit<Context, 'now'>) => readLine(line, { ...context, now: new Date() }));
};
