import type { ClassId, ClassView } from '@hub/contracts';
import { useLazyCode } from '@hub/mfe';
import { useClasses } from '../../../shared/api.ts';

const load = async () => (await import(/* webpackChunkName: "quick-add" */ './read-line.ts')).readLine;
type ReadLine = Awaited<ReturnType<typeof load>>;

interface Options {
  /** The class that the list is filtered by. */
  classId: ClassId | null;
  /** The code is fetched once it is. */
  wanted: boolean;
}

/**
 * Reads a line of quick add. Until its code and the classes are here, and when the code cannot be fetched, there is no
 * `read`: a reader that understands less would save something that the student did not mean. `readWhenReady` waits for both.
 */
export const useLineReader = ({ classId, wanted }: Options) => {
  const { data: classes = [], isFetched, refetch } = useClasses();
  const { code, whenReady, isFailed, retry } = useLazyCode('quick add', load, { enabled: wanted });
  const readWith = (readLine: ReadLine, known: readonly ClassView[], line: string) =>
    readLine(line, { classes: known, classId, now: new Date() });
  return {
    classes,
    read: code && isFetched ? (line: string) => readWith(code, classes, line) : undefined,
    readWhenReady: async (line: string) => {
      const [readLine, { data: known = [] }] = await Promise.all([whenReady(), refetch({ cancelRefetch: false })]);
      return readWith(readLine, known, line);
    },
    isFailed,
    retry,
  };
};
