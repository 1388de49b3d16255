import { LiveChange, livePath } from '@hub/contracts';
import type { QueryClient } from '@tanstack/react-query';

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

const parsed = (data: unknown) => {
  try {
    return LiveChange.parse(JSON.parse(String(data))).changed;
  } catch {
    return [];
  }
};

const isOfTheApi = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith('/api/');

/**
 * Refreshes what the server says has changed (decision Q148). After a gap everything is refreshed, for changes may
 * have been missed; the refreshed current user also tells whether the session has ended. Returns what closes it.
 */
export const listenForChanges = (queryClient: QueryClient) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelayMs;
  let gap = false;

  const connect = () => {
    source = new EventSource(livePath);
    source.addEventListener('open', () => {
      delay = firstDelayMs;
      if (gap) void queryClient.invalidateQueries({ predicate: isOfTheApi });
      gap = false;
    });
    source.addEventListener('message', ({ data }) => {
      for (const key of parsed(data)) void queryClient.invalidateQueries({ queryKey: [key] });
    });
    source.addEventListener('error', () => {
      gap = true;
      if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      void queryClient.invalidateQueries({ queryKey: ['/api/auth/user'] });
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, longestDelayMs);
    });
  };
  connect();

  return () => {
    clearTimeout(timer);
    source.close();
  };
};
