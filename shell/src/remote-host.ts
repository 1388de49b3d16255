import type { RemotesManifest } from '@hub/contracts';
import { createInstance } from '@module-federation/runtime';
import { lendRuntime } from './federation-runtime.ts';
import { shareScope } from './share-scope.ts';

/** The part of the federation runtime that the shell uses. */
export interface RemoteHost {
  /** The module of an id such as `mfe_calendar/lifecycles`. */
  loadRemote: (id: string) => Promise<object | null>;
  /** Loads a remote from another entry from now on. */
  point: (remote: string, entry: string) => void;
}

const remoteAt = (name: string, entry: string) => ({ name, entry, type: 'module' as const });

export const createRemoteHost = ({ remotes }: RemotesManifest): RemoteHost => {
  lendRuntime();
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: Object.entries(remotes).map(([name, { entry }]) => remoteAt(name, entry)),
    shared: shareScope(),
  });
  return {
    loadRemote: (id) => instance.loadRemote<object>(id),
    // not by `force`: that takes the share scope of a build from under the parts of it that are still shown
    point: (remote, entry) => {
      instance.options.remotes = instance.options.remotes.filter(({ name }) => name !== remote);
      instance.moduleCache.delete(remote);
      instance.registerRemotes([remoteAt(remote, entry)]);
    },
  };
};
