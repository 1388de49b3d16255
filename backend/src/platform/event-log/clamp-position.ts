import type { Position } from './event-log.ts';

/**
 * A server may name as reached the place where the log will be written next; that is taken for the end of the log, so that
 * no position lies beyond it. The end is asked for only when it must have moved.
 */
export const clampPosition = (endOfLog: () => Promise<Position | null>) => {
  let end: Position | null = null;
  return async (position: Position): Promise<Position> => {
    if (!end || end.commit < position.commit) end = await endOfLog();
    return end && end.commit < position.commit ? end : position;
  };
};
