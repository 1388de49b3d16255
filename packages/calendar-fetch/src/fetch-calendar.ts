import type { CalendarProblem, CalendarReading, CalendarSource } from '@hub/contracts';
import { fetchFrom, FetchRefused, type Reach } from '@hub/safe-fetch';

interface Asked extends Pick<CalendarSource, 'address'>, Partial<Pick<CalendarSource, 'etag' | 'lastModified'>> {
  readonly reach: Reach;
  readonly signal?: AbortSignal | undefined;
}

type Version = Pick<CalendarSource, 'etag' | 'lastModified'>;

type Answer =
  | { readonly outcome: 'sent'; readonly text: string; readonly version: Version }
  | Extract<CalendarReading, { outcome: 'failed' }>
  /** The server has nothing newer than that version. */
  | { readonly outcome: 'unchanged' };

const limits = { mostBytes: 5_000_000, patienceMs: 10_000, redirects: 3 };

const problems: Readonly<Record<number, CalendarProblem>> = {
  401: 'refused',
  403: 'refused',
  404: 'gone',
  410: 'gone',
};

const short = (text: string | undefined, most: number) => (text && text.length <= most ? text : null);

/**
 * Requests a calendar from an address that a student entered: 5 MB within ten seconds, at most three redirects. With the
 * version that is known, a server may say that nothing changed.
 * @throws the reason of `signal` when that aborts
 */
export const fetchCalendar = async ({ address, etag, lastModified, reach, signal }: Asked): Promise<Answer> => {
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'user-agent': 'Academic Hub',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  try {
    const { status, headers: answered, bytes } = await fetchFrom(address, { ...limits, reach, headers, signal });
    if (status === 304) return { outcome: 'unchanged' };
    if (status !== 200) return { outcome: 'failed', problem: problems[status] ?? 'server_error' };
    const version = {
      etag: short(answered.etag, 500),
      lastModified: short(answered['last-modified'], 100),
    };
    return { outcome: 'sent', text: new TextDecoder().decode(bytes), version };
  } catch (error) {
    if (error instanceof FetchRefused) return { outcome: 'failed', problem: error.fault };
    throw error;
  }
};
