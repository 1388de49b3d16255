import { LiveChange, LiveDraft, livePath, LiveProgress, LiveRelease } from '@hub/contracts';
import { growDraft, progressKey } from '@hub/mfe';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
const patienceMs = 5000;

/** Query key of whether the server has been unreachable for a while. */
export const lostKey = ['lost'] as const;

/** Null for messages that this build does not know. */
const parsed = <Schema extends typeof LiveChange | typeof LiveDraft | typeof LiveProgress | typeof LiveRelease>(
  schema: Schema,
  data: unknown,
) => {
  try {
    return schema.parse(JSON.parse(String(data))) as z.output<Schema>;
  } catch {
    return null;
  }
};

const isOfTheApi = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith('/api/');

/**
 * Refreshes what the server reports as changed (decision Q148). After a gap the server sends what was missed since
 * the last message id; without an id everything is refreshed. When the stream is refused, refreshes the current user,
 * which shows whether the session has ended. `onRelease` is called with the revision of the live builds, at the start and
 * whenever it changes. Returns a function that closes it.
 */
export const listenForChanges = (queryClient: QueryClient, onRelease: (revision: string) => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelayMs;
  let gap = false;
  let lastId = '';

  // progress that no component reads would show the end of the last run at the start of the next
  queryClient.setQueryDefaults(['progress'], { gcTime: 0 });

  const isReached = () => {
    clearTimeout(lostTimer);
    lostTimer = undefined;
    queryClient.setQueryData(lostKey, false);
  };

  const refreshAll = () => void queryClient.invalidateQueries({ predicate: isOfTheApi });

  const connect = () => {
    // a new source does not have the old one's last id
    source = new EventSource(lastId ? `${livePath}?lastEventId=${encodeURIComponent(lastId)}` : livePath);
    source.addEventListener('open', () => {
      delay = firstDelayMs;
      isReached();
      if (gap && !lastId) refreshAll();
      gap = false;
    });
    source.addEventListener('message', ({ data, lastEventId }) => {
      const change = parsed(LiveChange, data);
      if (!change) return;
      lastId = lastEventId;
      if (change.all) refreshAll();
      for (const key of change.changed) void queryClient.invalidateQueries({ queryKey: [key] });
    });
    source.addEventListener('progress', ({ data }) => {
      const progress = parsed(LiveProgress, data);
      if (progress) queryClient.setQueryData(progressKey(progress.subjectId), progress);
    });
    source.addEventListener('draft', ({ data }) => {
      const piece = parsed(LiveDraft, data);
      if (piece) growDraft(queryClient, piece);
    });
    source.addEventListener('release', ({ data }) => {
      const released = parsed(LiveRelease, data);
      if (released) onRelease(released.revision);
    });
    source.addEventListener('error', () => {
      gap = true;
      if (source.readyState !== EventSource.CLOSED) {
        // the browser reconnects on its own
        lostTimer ??= setTimeout(() => queryClient.setQueryData(lostKey, true), patienceMs);
        return;
      }
      isReached(); // a refusal means that the server is reachable
      void queryClient.invalidateQueries({ queryKey: ['/api/auth/user'] });
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, longestDelayMs);
    });
  };
  connect();

  return () => {
    clearTimeout(timer);
    clearTimeout(lostTimer);
    source.close();
  };
};
