import type { RemotesManifest } from '@hub/contracts';
import type { ShellProps } from '@hub/mfe';
import type { RemoteHost } from './remote-host.ts';

/** Fetches what remotes expose. */
export interface Federation {
  /**
   * The module that a remote exposes as `./lifecycles` or `./slots/…`: of its current build, else of its previous one,
   * else of the one that was released since this page was opened. Rejects when none can be had.
   */
  load: (remote: string, exposed: string) => Promise<object>;
  /** Goes back to a remote's previous build, for the rest of this page; false when there is none to go to. */
  goBack: (remote: string) => boolean;
}

interface Surroundings {
  report: ShellProps['reportError'];
  /** What the server has by now: a page that stays open for days outlives the builds that it was opened with. */
  newest: () => Promise<RemotesManifest>;
}

export const createFederation = (
  { remotes }: RemotesManifest,
  host: RemoteHost,
  { report, newest }: Surroundings,
): Federation => {
  const inUse = new Map(Object.entries(remotes).map(([name, { entry }]) => [name, entry]));
  let tries = 1;
  const tried = new Map(Object.entries(remotes).map(([name, { entry }]) => [name, new Set([entry])]));

  const turnTo = (remote: string, entry: string | undefined) => {
    if (entry === undefined || tried.get(remote)?.has(entry)) return false;
    tried.get(remote)?.add(entry);
    inUse.set(remote, entry);
    host.point(remote, entry);
    return true;
  };

  const goBack = (remote: string) => turnTo(remote, remotes[remote]?.previous?.entry);

  const goForward = async (remote: string) => {
    const released = await newest().catch(() => null);
    return turnTo(remote, released?.remotes[remote]?.entry);
  };

  /** A browser keeps what a script threw for as long as the page lives: the next try asks under another address. */
  const askAnew = (remote: string) => {
    tries += 1;
    host.point(remote, `${inUse.get(remote)}?try=${tries}`);
  };

  const load = async (remote: string, exposed: string): Promise<object> => {
    const id = exposed.replace(/^\./, remote);
    const entry = inUse.get(remote);
    // another part of the page may have turned to another build while this one was loading
    const hasTurned = () => inUse.get(remote) !== entry;
    try {
      const module = await host.loadRemote(id);
      if (!module) throw new Error(`${id} is not there`);
      return module;
    } catch (error) {
      if (!hasTurned() && !goBack(remote) && !(await goForward(remote)) && !hasTurned()) {
        askAnew(remote);
        throw error;
      }
      report(error, id);
      return load(remote, exposed);
    }
  };

  return { load, goBack };
};
