import type { RemotesManifest } from '@hub/contracts';
import { createInstance } from '@module-federation/runtime';
import { lendRuntime } from './federation-runtime.ts';
import { shareScope } from './share-scope.ts';

/** Fetches what remotes expose. */
export interface Federation {
  /** The module that a remote exposes as `./lifecycles` or `./slots/…`. Rejects when it cannot be had. */
  load: (remote: string, exposed: string) => Promise<object>;
  /** Goes back to a remote's previous build, for the rest of this page; false when there is none to go to. */
  goBack: (remote: string) => boolean;
}

const remoteAt = (name: string, entry: string) => ({ name, entry, type: 'module' as const });

export const createFederation = ({ remotes }: RemotesManifest): Federation => {
  lendRuntime();
  const host = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: Object.entries(remotes).map(([name, { entry }]) => remoteAt(name, entry)),
    shared: shareScope(),
  });
  const wentBack = new Set<string>();

  return {
    load: async (remote, exposed) => {
      const id = exposed.replace(/^\./, remote);
      const module = await host.loadRemote<object>(id);
      if (!module) throw new Error(`${id} is not there`);
      return module;
    },
    goBack: (remote) => {
      const previous = remotes[remote]?.previous;
      if (!previous || wentBack.has(remote)) return false;
      wentBack.add(remote);
      host.registerRemotes([remoteAt(remote, previous.entry)], { force: true });
      return true;
    },
  };
};
