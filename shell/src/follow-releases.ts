import type { RemotesManifest } from '@hub/contracts';
import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Guarded } from './guarded.tsx';
import type { Federation } from './federation.ts';

/** Tabs that hear of a release at the same time ask within this time, not all at once, and when each instance of the API knows of it. */
const [earliestMs, spreadMs] = [500, 1000];

interface OpenPage {
  manifest: RemotesManifest;
  newest: () => Promise<RemotesManifest>;
  federation: Pick<Federation, 'renew'>;
  applications: readonly { name: string; application: Pick<Guarded, 'outdate' | 'catchUp'> }[];
  queryClient: QueryClient;
}

/** Returns a function that forgets a query: now, or as soon as no part of the page shows it. */
const forgetter = (cache: QueryCache) => {
  const outdated = new Set<string>();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !outdated.has(query.queryHash)) return;
    // after the render in which it may be observed again
    queueMicrotask(() => {
      if (query.getObserversCount() > 0) return;
      outdated.delete(query.queryHash);
      cache.remove(query);
    });
  });
  return (query: Query) => {
    if (query.getObserversCount() > 0) outdated.add(query.queryHash);
    else cache.remove(query);
  };
};

/** Code that the page has fetched: of these slots, and of parts of any build that are fetched when they are first shown. */
const isCode = ([kind, name]: readonly unknown[], slots: ReadonlySet<string>) =>
  kind === 'code' || (kind === 'slot' && slots.has(String(name)));

/** Brings the builds that are released into a page that is open. */
export const followReleases = ({ manifest, newest, federation, applications, queryClient }: OpenPage) => {
  let known = manifest;
  let asking = false;
  let heard = manifest.revision;
  const forget = forgetter(queryClient.getQueryCache());

  const renew = async () => {
    const released = await newest();
    const changed = new Set(federation.renew(released));
    const slots = [known, released].flatMap(({ remotes }) =>
      [...changed].flatMap((name) => Object.keys(remotes[name]?.slots ?? {})),
    );
    known = released;
    for (const query of queryClient.getQueryCache().getAll()) {
      if (changed.size === 0 || !isCode(query.queryKey, new Set(slots))) continue;
      forget(query);
      if (query.queryKey[0] !== 'slot' || query.getObserversCount() === 0) continue;
      // one that failed loads the newer build at once; of one that is shown, a part that crashed does
      if (query.state.data === undefined) void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
      else query.invalidate();
    }
    for (const { name, application } of applications) if (changed.has(name)) application.outdate();
  };

  const ask = async (afterMs: number) => {
    if (asking) return;
    asking = true;
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    asking = false;
    await renew().catch(() => undefined); // the next release or mount asks again
  };

  return {
    /** The server named the revision of the live builds. */
    hear: (revision: string) => {
      if (revision === heard) return;
      heard = revision;
      void ask(earliestMs + Math.random() * spreadMs);
    },
    /** A part's script could not be loaded: its build may be gone. Whatever holds nothing that was typed takes the newest. */
    catchUp: async () => {
      await ask(0);
      for (const { application } of applications) application.catchUp();
    },
  };
};
