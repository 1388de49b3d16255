import type { RemotesManifest } from '@hub/contracts';
import type { ShellProps } from '@hub/mfe';
import type { RemoteHost } from './remote-host.ts';

/** Fetches what remotes expose. */
export interface Federation {
  /**
   * The module that a remote exposes as `./lifecycles` or `./slots/…`, from its previous build when the current one
   * cannot be had. Rejects when neither can.
   */
  load: (remote: string, exposed: string) => Promise<object>;
  /** Goes back to a remote's previous build, for the rest of this page; false when there is none to go to. */
  goBack: (remote: string) => boolean;
}

export const createFederation = (
  { remotes }: RemotesManifest,
  host: RemoteHost,
  report: ShellProps['reportError'],
): Federation => {
  const wentBack = new Set<string>();

  const goBack = (remote: string) => {
    const previous = remotes[remote]?.previous;
    if (!previous || wentBack.has(remote)) return false;
    wentBack.add(remote);
    host.point(remote, previous.entry);
    return true;
  };

  const load = async (remote: string, exposed: string): Promise<object> => {
    const id = exposed.replace(/^\./, remote);
    const wasBack = wentBack.has(remote);
    try {
      const module = await host.loadRemote(id);
      if (!module) throw new Error(`${id} is not there`);
      return module;
    } catch (error) {
      // another part of the page may have gone back while this one was loading
      const isBack = goBack(remote) || wentBack.has(remote);
      if (wasBack || !isBack) throw error;
      report(error, id);
      return load(remote, exposed);
    }
  };

  return { load, goBack };
};
