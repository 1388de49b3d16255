import { z } from 'zod';
import { UserView } from './user.ts';

/** One deployed build of a remote. Paths are absolute on the origin. */
export const RemoteBuild = z.object({
  version: z.string(),
  entry: z.string(),
  /** Per exposed module the files that it needs, to be fetched ahead. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Ranges of shared packages that it was built against. */
  requires: z.record(z.string(), z.string()),
});
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/** The build that is served, where it goes in the page, and the one before it to fall back to. */
export const Remote = RemoteBuild.extend({
  /** Routes of its `./lifecycles`, in router form. */
  routes: z.array(z.string()),
  /** Slots that it fills: slot name → exposed module. */
  slots: z.record(z.string(), z.string()),
  previous: RemoteBuild.optional(),
});
export type Remote = z.infer<typeof Remote>;

/** `remotes.json`: the only place that knows the remotes. A team releases by changing its entry. */
export const RemotesManifest = z.object({ revision: z.string(), remotes: z.record(z.string(), Remote) });
export type RemotesManifest = z.infer<typeof RemotesManifest>;

/** What the server writes into the page as inert JSON, so that the first paint waits for no request. */
export const Boot = z.object({ user: UserView.nullable(), manifest: RemotesManifest, hostEntry: z.string() });
export type Boot = z.infer<typeof Boot>;
