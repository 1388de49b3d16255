import type { Manifest } from './manifest.ts';

const number = new Intl.NumberFormat('en');

/** Summary of a backup's content for the terminal. */
export const describeBackup = ({ files, eventLog }: Manifest): string => {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  const log = eventLog
    ? `${number.format(eventLog.events)} events up to position ${eventLog.position} plus those appended during the backup`
    : 'no event log, which is stored elsewhere: back it up with its own tools or with hub log export';
  return `${number.format(files.length)} files, ${megabytes.toFixed(1)} MB: ${log}`;
};
