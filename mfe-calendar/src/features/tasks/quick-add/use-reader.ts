import { useQuery } from '@tanstack/react-query';
import type { Known, Reading } from './read-line.ts';

/** Without a reader a line is all title. */
const asItIs = (line: string, { classId }: Omit<Known, 'now'>): Reading => ({
  title: line.trim(),
  classId,
  eventType: null,
  priority: 'medium',
  dueDate: null,
  dueTime: null,
});

/** The reader of lines: code that only who wants to type one fetches; undefined until it is there. */
export const useReader = ({ wanted }: { wanted: boolean }) => {
  const { data, isError } = useQuery({
    queryKey: ['quick-add'],
    queryFn: async () => ({ readLine: (await import(/* webpackChunkName: "quick-add" */ './read-line.ts')).readLine }),
    enabled: wanted,
    structuralSharing: false,
  });
  const readLine = data?.readLine ?? (isError ? asItIs : undefined);
  return readLine && ((line: string, known: Omit<Known, 'now'>) => readLine(line, { ...known, now: new Date() }));
};
