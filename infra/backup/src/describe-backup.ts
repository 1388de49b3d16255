import type { Manifest } from './manifest.ts';

const number = new Intl.NumberFormat('en');

/** How much a backup holds, for people. */
export const describeBackup = ({ files, eventLog }: Manifest): string => {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  const log = eventLog
    ? `${number.format(eventLog.events)} events up to position ${eventLog.position} and what came while it was made`
    : 'no event log, which is kept elsewhere: back it up with its own tools, or by hub log export';
  return `${number.format(files.length)} files, ${megabytes.toFixed(1)} MB: ${log}`;
};
