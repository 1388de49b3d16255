import { getPriority, setPriority } from 'node:os';

/**
 * Lets everything else on the machine run first: on Linux the calling thread and those it starts later, elsewhere the
 * process. It never raises a priority, which only an administrator may.
 * @param priority a value of `os.constants.priority`
 */
export const lowerPriority = (priority: number): void => {
  if (getPriority() < priority) setPriority(priority);
};
