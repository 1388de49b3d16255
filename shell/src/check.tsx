// Never loaded by a page: `infra/releases` runs it without a browser, to try a remote with exactly what this shell lends.
import createCache from '@emotion/cache';
import { ClassId, UserView, type RemotesManifest, type SlotName, type Slots } from '@hub/contracts';
import { Boundary, Providers, SlotMissing, type Lifecycles, type ShellProps } from '@hub/mfe';
import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createRemoteHost } from './remote-host.ts';
import { missingNames } from './missing-names.ts';
import { componentOf } from './slots.ts';
import { shareScope } from './share-scope.ts';

interface Candidate {
  name: string;
  entry: string;
  routes: readonly string[];
  slots: Readonly<Record<string, string>>;
  /** The names that it imports, by lent package. */
  imports: Readonly<Record<string, readonly string[]>>;
}

interface Watch {
  /** Says what is tried next; what fails from then on is reported as its failure. */
  begin: (what: string) => void;
  report: (reason: unknown) => void;
  /** Resolves when the page has come to rest. */
  settled: () => Promise<void>;
}

const id = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
const createdAt = '2026-09-01T08:00:00.000Z';
const user = { id, email: 'ann@example.org', firstName: 'Ann', lastName: 'Lee', profileImageUrl: null, createdAt };

const classId = ClassId.parse(id);
const bar = { text: 'add essay on friday', onClose: () => {} };
/** An example of the props of each slot. */
const slotProps: { readonly [Name in SlotName]: Slots[Name] } = {
  'dashboard-classes': {},
  'dashboard-today': {},
  'dashboard-upcoming': {},
  'dashboard-month': {},
  'dashboard-review': {},
  'assistant-panel': {},
  'bar-ask': bar,
  'bar-add': bar,
  'class-events': { classId },
  'class-upcoming': { classId },
  'class-timetable': { classId },
  'class-chat': { classId, classType: 'general' },
  'study-tools': { classId },
  'settings-subscriptions': {},
};

const shellFor = (report: Watch['report']): ShellProps => ({
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  emotionCache: createCache({ key: 's', stylisPlugins: [] }),
  user: UserView.parse(user),
  navigate: (to) => window.history.pushState(null, '', to),
  notify: () => {},
  reportError: report,
  loadSlot: (name) => Promise.reject(new SlotMissing(name)),
});

const example = (route: string) => route.replaceAll(/:\w+/g, id).replace('*', '');

const placeOnPage = () => {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
};

const tryAll = async (remote: Candidate, { begin, report, settled }: Watch) => {
  const { name, entry, routes, slots } = remote;
  const build = { version: '', entry, preload: {}, requires: {}, routes: [...routes], slots };
  const manifest: RemotesManifest = { revision: '', remotes: { [name]: build } };
  const host = createRemoteHost(manifest);

  const attempt = async (what: string, run: () => Promise<void>) => {
    begin(what);
    try {
      await run();
    } catch (error) {
      report(error);
    }
  };
  const load = async (exposed: string) => {
    const module = await host.loadRemote(exposed.replace(/^\./, name));
    if (!module) throw new Error(`${exposed} does not exist`);
    return module;
  };
  const mountRoute = async (route: string, lifecycles: Lifecycles) => {
    window.history.replaceState(null, '', example(route));
    const domElement = placeOnPage();
    await lifecycles.mount({ ...shellFor(report), domElement });
    await settled();
    await lifecycles.unmount({ domElement });
  };
  const mountSlot = async (slot: SlotName, exposed: string) => {
    window.history.replaceState(null, '', '/');
    const Filling = componentOf(await load(exposed), slot) as ComponentType<object>;
    const root = createRoot(placeOnPage(), { onUncaughtError: report });
    root.render(
      <Providers shell={shellFor(report)}>
        <Boundary where={slot} report={report}>
          <Filling {...slotProps[slot]} />
        </Boundary>
      </Providers>,
    );
    await settled();
    root.unmount();
  };

  begin('what the shell lends');
  for (const missing of missingNames(shareScope(), remote.imports)) report(missing);
  await attempt('the remote', async () => {
    for (const exposed of [...(routes.length > 0 ? ['./lifecycles'] : []), ...Object.values(slots)])
      await load(exposed);
  });
  for (const route of routes) {
    await attempt(`the route ${route}`, async () => {
      const lifecycles = await load('./lifecycles');
      if (!('bootstrap' in lifecycles && 'mount' in lifecycles && 'unmount' in lifecycles))
        throw new Error('./lifecycles exports no bootstrap, mount and unmount');
      const ready = lifecycles as Lifecycles;
      await ready.bootstrap();
      await mountRoute(route, ready);
    });
  }
  for (const [slot, exposed] of Object.entries(slots) as [SlotName, string][]) {
    await attempt(`the slot ${slot}`, () => mountSlot(slot, exposed));
  }
};

Object.assign(globalThis, { hubTryRemote: tryAll });
