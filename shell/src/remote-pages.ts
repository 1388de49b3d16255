import type { Remote, RemotesManifest } from '@hub/contracts';
import { matchPath } from '@hub/mfe';

/** A route that matches no page: its application is shown on all pages. */
export const everywhere = '/*';

/** Whether a path is a page of this remote. */
export const hasPage = ({ routes }: Pick<Remote, 'routes'>, path: string) =>
  routes.some((route) => route !== everywhere && matchPath(route, path));

/** Whether a path is a page of some remote. */
export const isRemotePage = ({ remotes }: RemotesManifest, path: string) =>
  Object.values(remotes).some((remote) => hasPage(remote, path));

/** What the remotes add to the main navigation. */
export const linksOf = ({ remotes }: RemotesManifest) => Object.values(remotes).flatMap(({ links = [] }) => links);

/** Whether a path is a page that a visitor is asked to sign in for (decision Q15). */
export const needsStudent = (manifest: RemotesManifest, path: string) =>
  matchPath('/settings', path) !== null || isRemotePage(manifest, path);
