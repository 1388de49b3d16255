import type { ReadCalendar } from '@hub/calendar-file';
import type { CalendarReading, CalendarSource, ReadDate } from '@hub/contracts';
import { createHash } from 'node:crypto';

const longestClues = 1000;

/** What a calendar says, compared with the dates that were read last. */
export const readingOf = (
  { dates: found, isCut }: Pick<ReadCalendar, 'dates' | 'isCut'>,
  version: Pick<CalendarSource, 'etag' | 'lastModified'>,
  known: Pick<CalendarSource, 'fingerprint'>,
): CalendarReading => {
  const dates = found.map((date): ReadDate => ({ ...date, clues: date.clues.slice(0, longestClues) }));
  const fingerprint = createHash('sha256').update(JSON.stringify(dates)).digest('base64url');
  const read = { ...version, fingerprint };
  return fingerprint === known.fingerprint
    ? { outcome: 'unchanged', version: read }
    : { outcome: 'read', version: read, dates, isCut };
};
