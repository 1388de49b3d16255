import type { Position } from './event-log.ts';

/**
 * Replaces a position beyond the end of the log with the end: a server may report the place that will be written next.
 * The end is read only when it must have moved.
 */
export const clampPosition = (endOfLog: () => Promise<Position | null>) => {
  let end: Position | null = null;
  return async (position: Position): Promise<Position> => {
    if (!end || end.commit < position.commit) end = await endOfLog();
    return end && end.commit < position.commit ? end : position;
  };
};
