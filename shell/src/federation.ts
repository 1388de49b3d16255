import type { RemotesManifest } from '@hub/contracts';
import type { ShellProps } from '@hub/mfe';
import { note } from './noted.ts';
import type { RemoteHost } from './remote-host.ts';

/** Loads the modules that remotes expose. */
export interface Federation {
  /**
   * Loads the module that a remote exposes as `./lifecycles` or `./slots/…`: from its current build, else the
   * previous one, else one released since this page was opened. Rejects when none can be loaded. A second call while
   * one is pending fetches again; both get the first module that arrives.
   */
  load: (remote: string, exposed: string) => Promise<object>;
  /** Switches to a remote's previous build for the rest of this page; false when there is none. */
  goBack: (remote: string) => boolean;
  /** The entry of the build that a remote is loaded from at present. */
  entryOf: (remote: string) => string | undefined;
  /** Loads from the builds of a newer manifest from now on; returns the remotes whose build changed. */
  renew: (manifest: RemotesManifest) => string[];
}

interface Surroundings {
  report: ShellProps['reportError'];
  /** The server's current manifest: a page may stay open for days, longer than the builds that it was opened with. */
  newest: () => Promise<RemotesManifest>;
}

export const createFederation = (
  opened: RemotesManifest,
  host: RemoteHost,
  { report, newest }: Surroundings,
): Federation => {
  let { remotes } = opened;
  const inUse = new Map(Object.entries(remotes).map(([name, { entry }]) => [name, entry]));
  const addresses = new Map(inUse);
  const awaited = new Map<string, { address: string | undefined; module: Promise<object> }>();
  let tries = 1;
  const tried = new Map(Object.entries(remotes).map(([name, { entry }]) => [name, new Set([entry])]));

  const used = new Set(inUse.values());

  const point = (remote: string, address: string) => {
    addresses.set(remote, address);
    host.point(remote, address);
  };

  const turnTo = (remote: string, entry: string | undefined) => {
    if (entry === undefined || tried.get(remote)?.has(entry)) return false;
    tried.set(remote, new Set([...(tried.get(remote) ?? []), entry]));
    inUse.set(remote, entry);
    used.add(entry);
    point(remote, entry);
    return true;
  };

  const renew = (manifest: RemotesManifest) => {
    ({ remotes } = manifest);
    return Object.entries(remotes).flatMap(([name, { entry }]) => {
      if (inUse.get(name) === entry) return [];
      const isBack = used.has(entry);
      tried.delete(name);
      turnTo(name, entry);
      if (isBack) askAnew(name); // its scripts run again: its texts were replaced by the build in between
      return [name];
    });
  };

  const goBack = (remote: string) => turnTo(remote, remotes[remote]?.previous?.entry);

  const goForward = async (remote: string) => {
    const released = await newest().catch(() => null);
    return turnTo(remote, released?.remotes[remote]?.entry);
  };

  /**
   * A browser caches the error that a script threw, and never fetches a pending script twice. So the next try uses
   * another address.
   */
  const askAnew = (remote: string) => {
    tries += 1;
    point(remote, `${inUse.get(remote)}?try=${tries}`);
  };

  const attempt = async (remote: string, id: string): Promise<object> => {
    const entry = inUse.get(remote);
    const address = addresses.get(remote);
    // another part of the page may have switched to another build or address in the meantime
    const isCurrent = () => addresses.get(remote) === address;
    try {
      const module = await host.loadRemote(id);
      if (!module) throw new Error(`${id} does not exist`);
      return module;
    } catch (error) {
      note({ entry, what: 'failures', error });
      if (isCurrent() && !goBack(remote) && !(await goForward(remote)) && isCurrent()) askAnew(remote);
      if (inUse.get(remote) === entry) throw error;
      report(error, id);
      return attempt(remote, id);
    }
  };

  const load = (remote: string, exposed: string): Promise<object> => {
    const id = exposed.replace(/^\./, remote);
    const earlier = awaited.get(id);
    if (earlier && earlier.address === addresses.get(remote)) askAnew(remote);
    const address = addresses.get(remote);
    const latest = attempt(remote, id);
    const module = earlier ? Promise.any([earlier.module, latest]).catch(() => latest) : latest;
    const asked = { address, module };
    const forget = () => void (awaited.get(id) === asked && awaited.delete(id));
    awaited.set(id, asked);
    module.then(forget, forget);
    return module;
  };

  return { load, goBack, renew, entryOf: (remote) => inUse.get(remote) };
};
