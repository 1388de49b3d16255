import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { Rejection } from '../domain/index.ts';
import type { EventLog } from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';
import { isNoSuchFile } from './no-such-file.ts';

/** The free share of the file system that a folder lies on, from 0 to 1. */
export type FreeShareOf = (folder: string) => Promise<number>;

/** Whether there is room on the disk to write more. */
export interface FreeSpace {
  /** @throws Rejection `storage_full` while there is not */
  demand(): void;
  close(): void;
}

/** Below this share nothing more is written: the rest is for what runs already, and for reading. */
const leastFree = 0.05;
const everyMs = 2000;

const freeShareOf: FreeShareOf = async (folder) => {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
};

interface FreeSpaceOptions {
  /** Folders by the name that log and figures give them; looked at every two seconds. */
  readonly places: Readonly<Record<string, string>>;
  readonly log: Logger;
  readonly measure?: FreeShareOf | undefined;
}

/** Looks at the disk every two seconds until it is closed. */
export const watchFreeSpace = ({ places, log, measure = freeShareOf }: FreeSpaceOptions): FreeSpace => {
  let full = false;

  const lastKnown = new Map<string, number>();

  const shareOf = async (place: string, folder: string) => {
    try {
      return await measure(folder);
    } catch (error) {
      if (isNoSuchFile(error)) return 1; // a folder that is not there yet takes no room
      log.warn({ err: error, place }, 'the room on the disk could not be measured: what was known last stands');
      return lastKnown.get(place) ?? 1;
    }
  };

  const lookAt = async ([place, folder]: [string, string]) => {
    const share = await shareOf(place, folder);
    lastKnown.set(place, share);
    metrics.diskFree.set({ place }, share);
    return share >= leastFree;
  };

  const look = async () => {
    const now = !(await Promise.all(Object.entries(places).map(lookAt))).every(Boolean);
    if (now && !full) log.error('the disk is nearly full: nothing is written until there is room');
    if (!now && full) log.info('there is room on the disk again');
    full = now;
  };

  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    demand() {
      if (full) throw new Rejection('storage_full');
    },
    close: () => clearInterval(timer),
  };
};

/** The log, which takes nothing more while the disk is nearly full; it is read all the same. */
export const refuseWhenFull = (eventLog: EventLog, freeSpace: FreeSpace): EventLog => ({
  ...eventLog,
  async append(stream, expected, events) {
    freeSpace.demand();
    return eventLog.append(stream, expected, events);
  },
});
