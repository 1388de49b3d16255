import { BuildFile, Remote, RemoteName, ReleaseActor, TeamName, BuildVersion } from '@hub/contracts';
import { z } from 'zod';

/** A build with what its `remote.json` declares; paths are relative to its folder. */
export const Build = Remote.omit({ version: true, previous: true });
export type Build = z.infer<typeof Build>;

/** `by` has the name of a team, the id of an operator's account or `hub`; `at` is ISO 8601 UTC. */
const about = { remote: RemoteName, by: ReleaseActor, at: z.string() };
const why = { version: BuildVersion, reason: z.string().nullable() };

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const ReleaseEvent = z.discriminatedUnion('type', [
  /** From now on this team releases the remote. */
  z.object({ type: z.literal('RemoteClaimed'), data: z.object({ ...about, team: TeamName }) }),
  z.object({
    type: z.literal('BuildUploaded'),
    data: z.object({
      ...about,
      version: BuildVersion,
      build: Build,
      files: z.array(BuildFile),
      commit: z.string().nullable(),
    }),
  }),
  /** Percent of the students; 100: it is live. */
  z.object({ type: z.literal('ReleaseStarted'), data: z.object({ ...about, ...why, share: z.number() }) }),
  z.object({ type: z.literal('ShareChanged'), data: z.object({ ...about, ...why, share: z.number() }) }),
  z.object({ type: z.literal('Promoted'), data: z.object({ ...about, ...why }) }),
  /** `left` are bad. `to` is live from now on; null: what the start of the product publishes. */
  z.object({
    type: z.literal('RolledBack'),
    data: z.object({ ...about, left: z.array(BuildVersion), to: BuildVersion.nullable(), reason: z.string() }),
  }),
  /** They cannot be live again, and their files are deleted. */
  z.object({ type: z.literal('BuildsRemoved'), data: z.object({ ...about, versions: z.array(BuildVersion) }) }),
]);
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;
