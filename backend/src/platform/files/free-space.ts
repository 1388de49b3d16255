import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { Rejection } from '../domain/index.ts';
import type { EventLog } from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';
import { isNoSuchFile } from './no-such-file.ts';

/** Returns the free share, from 0 to 1, of the file system that contains a folder. */
export type FreeShareOf = (folder: string) => Promise<number>;

/** Whether there is space on the disk to write more. */
export interface FreeSpace {
  /** @throws Rejection `storage_full` while there is no space */
  assertAvailable(): void;
  close(): void;
}

/** Below this share, nothing more is written: the rest is reserved for work in progress and for reading. */
const minFreeShare = 0.05;
const everyMs = 2000;

const freeShareOf: FreeShareOf = async (folder) => {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
};

interface FreeSpaceOptions {
  /** Folders by the name used in logs and metrics. */
  readonly places: Readonly<Record<string, string>>;
  readonly log: Logger;
  readonly measure?: FreeShareOf | undefined;
}

/** Checks the disk every two seconds until it is closed. */
export const watchFreeSpace = ({ places, log, measure = freeShareOf }: FreeSpaceOptions): FreeSpace => {
  let full = false;

  const lastKnown = new Map<string, number>();

  const shareOf = async (place: string, folder: string) => {
    try {
      return await measure(folder);
    } catch (error) {
      if (isNoSuchFile(error)) return 1; // a folder that does not exist yet takes no space
      log.warn({ err: error, place }, 'the free disk space could not be measured; using the last known value');
      return lastKnown.get(place) ?? 1;
    }
  };

  const hasSpace = async ([place, folder]: [string, string]) => {
    const share = await shareOf(place, folder);
    lastKnown.set(place, share);
    metrics.diskFree.set({ place }, share);
    return share >= minFreeShare;
  };

  const check = async () => {
    const isFullNow = !(await Promise.all(Object.entries(places).map(hasSpace))).every(Boolean);
    if (isFullNow && !full) log.error('the disk is nearly full: nothing is written until there is space');
    if (!isFullNow && full) log.info('there is space on the disk again');
    full = isFullNow;
  };

  void check();
  const timer = setInterval(() => void check(), everyMs).unref();
  return {
    assertAvailable() {
      if (full) throw new Rejection('storage_full');
    },
    close: () => clearInterval(timer),
  };
};

/** The event log, which rejects appends while the disk is nearly full; reads still work. */
export const refuseWhenFull = (eventLog: EventLog, freeSpace: FreeSpace): EventLog => ({
  ...eventLog,
  async append(stream, expected, events) {
    freeSpace.assertAvailable();
    return eventLog.append(stream, expected, events);
  },
});
