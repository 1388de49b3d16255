import { overlapWith, type RemoteDeclaration, type RemotesManifest } from '@hub/contracts';

/**
 * Checks that a remote's routes and slots are free.
 * @throws an error that names the route or slot and its owner
 */
export const rejectOverlap = (
  remotes: RemotesManifest['remotes'],
  remote: Pick<RemoteDeclaration, 'name' | 'routes' | 'slots'>,
) => {
  const reason = overlapWith(remotes, remote);
  if (reason !== null) throw new Error(reason);
};
