import { useLazyCode } from '@hub/mfe';
import type { Context } from './read-line.ts';

const load = async () => (await import(/* webpackChunkName: "quick-add" */ './read-line.ts')).readLine;

/**
 * Reads a line of quick add. Its code is fetched once `wanted`; until then, and when that fails, there is no `read`: a
 * reader that understands less would save something that the student did not mean.
 */
export const useLineReader = ({ wanted }: { wanted: boolean }) => {
  const { code, isFailed, retry } = useLazyCode('quick add', load, { enabled: wanted });
  const read = code && ((line: string, context: Omit<Context, 'now'>) => code(line, { ...context, now: new Date() }));
  return { read, isFailed, retry };
};
