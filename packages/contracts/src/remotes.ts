import { z } from 'zod';
import { Role } from './role.ts';
import { UserView } from './user.ts';

/** One deployed build of a remote. Paths are absolute on the origin. */
export const RemoteBuild = z.object({
  version: z.string(),
  entry: z.string(),
  /** The files that each exposed module needs, for preloading. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Version ranges of the shared packages that it was built against. */
  requires: z.record(z.string(), z.string()),
});
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/** A line of the main navigation, for accounts with its role if it has one. `path` is one of the remote's own pages. */
export const RemoteLink = z.object({ path: z.string(), title: z.string(), role: Role.optional() });
export type RemoteLink = z.infer<typeof RemoteLink>;

/** The current build with its routes and slots, and the previous build as a fallback. */
export const Remote = RemoteBuild.extend({
  /** Routes of its `./lifecycles`, in router form. */
  routes: z.array(z.string()),
  /** Slots that it fills: slot name → exposed module. */
  slots: z.record(z.string(), z.string()),
  /** The page names it to accounts with one of these roles alone; everybody else finds nothing at its routes. */
  roles: z.array(Role).optional(),
  links: z.array(RemoteLink).optional(),
  previous: RemoteBuild.optional(),
});
export type Remote = z.infer<typeof Remote>;

/** The only place that knows the remotes: what a start of the product published, and what teams released since. */
export const RemotesManifest = z.object({ revision: z.string(), remotes: z.record(z.string(), Remote) });
export type RemotesManifest = z.infer<typeof RemotesManifest>;

/**
 * What put a build live in `remotes.json`. A `start` replaces only what a start or `development` put there; `development`
 * and `release` replace everything.
 */
export const ReleaseMode = z.enum(['start', 'development', 'release']);
export type ReleaseMode = z.infer<typeof ReleaseMode>;

/** `remotes.json` as a start of the product writes it. */
export const RemotesFile = RemotesManifest.extend({
  remotes: z.record(z.string(), Remote.extend({ by: ReleaseMode.optional() })),
});
export type RemotesFile = z.infer<typeof RemotesFile>;

/** The manifest without the remotes and links of roles that the account does not have. */
export const manifestFor = (has: readonly Role[], manifest: RemotesManifest): RemotesManifest => ({
  ...manifest,
  remotes: Object.fromEntries(
    Object.entries(manifest.remotes)
      .filter(([, { roles }]) => roles === undefined || roles.some((role) => has.includes(role)))
      .map(([name, { links, ...remote }]) => [
        name,
        { ...remote, links: links?.filter(({ role }) => role === undefined || has.includes(role)) },
      ]),
  ),
});

/** Written into the page by the server as inert JSON, so that the first paint needs no request. */
export const Boot = z.object({ user: UserView.nullable(), manifest: RemotesManifest, hostEntry: z.string() });
export type Boot = z.infer<typeof Boot>;
