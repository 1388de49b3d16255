import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { RemoteDeclaration, RemoteName } from './remote-declaration.ts';
import { requiredText } from './text.ts';

const role = 'operator' as const;

/** Builds are kept for this many days after they were superseded, or after they were uploaded and never started. */
export const releaseDays = 30;

export const releaseLimits = {
  /** Files of one build, with their compressed copies. */
  files: 2000,
  /** Bytes of one file, and of all files of a build. */
  fileBytes: 8_000_000,
  buildBytes: 50_000_000,
  /** Builds of a remote that are kept at a time. */
  builds: 200,
  reason: 300,
} as const;

/** The version of the remote's package and the beginning of a hash of the build: `1.0.0-4f1c09ab3e`. */
export const BuildVersion = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'Not the version of a build');
export const TeamName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'The name of a team has small letters, digits and dashes');
const ContentHash = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 hash in hex');
/** Percent of the students. */
const PartOfAll = z.int().min(1).max(99, 'A share is 1 to 99; promote the build for everyone');
const Reason = requiredText('Reason', releaseLimits.reason, 'Please say why');

/**
 * Who did it: a team by its token, an operator by an account (its email address) or on the command line (`hub`), or the guard,
 * which compares a build with the one before.
 */
export const ReleaseActor = z.object({ kind: z.enum(['team', 'operator', 'guard']), name: z.string() });
export type ReleaseActor = z.infer<typeof ReleaseActor>;

/**
 * `uploaded`: never started; `canary`: shown to a share of the students; `live`: shown to everyone else; `superseded`
 * and `rolled-back`: it was started before, and can be again.
 */
export const buildStates = ['uploaded', 'canary', 'live', 'superseded', 'rolled-back'] as const;
export type BuildState = (typeof buildStates)[number];

export const BuildView = z.object({
  version: BuildVersion,
  state: z.enum(buildStates),
  /** Percent of the students who get it: 0 unless it is live or the canary. */
  share: z.int().min(0).max(100),
  /** Of the sources; null if the team did not say. */
  commit: z.string().nullable(),
  uploadedAt: Instant,
  /** Since when it has this state and share, by whom and why. */
  since: Instant,
  by: ReleaseActor,
  reason: z.string().nullable(),
});
export type BuildView = z.infer<typeof BuildView>;

/** A claimed remote: its builds, newest first. Without a live one, everyone has what the product's start published. */
export const ReleaseView = z.object({ remote: RemoteName, team: TeamName, builds: z.array(BuildView) });
export type ReleaseView = z.infer<typeof ReleaseView>;

const ofRemote = z.object({ remote: RemoteName });
const Wanted = z.object({ version: BuildVersion, reason: Reason.nullable().default(null) });
/**
 * `from` is the bad build as the caller saw it: nothing happens if it was left meanwhile. Without it, the canary, or else the live
 * build. Without `version`, a canary just ends, and instead of a live build the newest earlier one that was not rolled back is live.
 */
export const RollBackForm = z.object({
  from: BuildVersion.optional(),
  version: BuildVersion.optional(),
  reason: Reason,
});
export type RollBackForm = z.infer<typeof RollBackForm>;
export const ShareForm = Wanted.extend({ share: PartOfAll });
export const PromoteForm = Wanted;
export const StartForm = Wanted.extend({ share: z.int().min(1).max(100) });

/** All claimed remotes, by name. */
export const listReleases = endpoint({
  method: 'GET',
  path: '/api/releases',
  result: z.array(ReleaseView),
  role,
});

/** The canary `version` is live for everyone. 409 `not_the_canary` when it is not the canary (any more). */
export const promoteRelease = endpoint({
  method: 'POST',
  path: '/api/releases/:remote/promote',
  params: ofRemote,
  body: PromoteForm,
  result: ReleaseView,
  role,
});

/** Another share of the students gets the canary `version`. 409 `not_the_canary`. */
export const changeReleaseShare = endpoint({
  method: 'POST',
  path: '/api/releases/:remote/share',
  params: ofRemote,
  body: ShareForm,
  result: ReleaseView,
  role,
});

/** 404 `build_not_found` for a build that is not kept any more; 409 `no_earlier_build`, `remote_taken`. */
export const rollBackRelease = endpoint({
  method: 'POST',
  path: '/api/releases/:remote/rollback',
  params: ofRemote,
  body: RollBackForm,
  result: ReleaseView,
  role,
});

/** A file of a build: served at `/mfe/<remote>/<version>/<path>`. Compressed copies are separate files (`.br`, `.gz`). */
export const BuildFile = z.object({
  path: z
    .string()
    .max(200)
    .regex(/^assets(?:\/\w[\w-]*(?:\.[\w-]+)*)+$/, 'Not a path below assets'),
  hash: ContentHash,
  size: z.int().min(0).max(releaseLimits.fileBytes),
});
export type BuildFile = z.infer<typeof BuildFile>;

const BuildPath = BuildFile.shape.path;

/** A build, with paths relative to its folder. */
export const NewBuild = z.object({
  /** The version of the remote's package. */
  number: z
    .string()
    .max(40)
    .regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'Not a version'),
  /** What its `remote.json` says. */
  declared: RemoteDeclaration,
  entry: BuildPath,
  preload: z.record(z.string().max(200), z.array(BuildPath).max(500)),
  requires: z.record(z.string().max(214), z.string().max(100)),
  files: z.array(BuildFile).min(1).max(releaseLimits.files),
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'Not a commit')
    .nullable(),
});
export type NewBuild = z.infer<typeof NewBuild>;

/** `missing` are hashes of files to send first, then the build again; when there are none, the build is recorded. */
export const UploadedBuild = z.object({ version: BuildVersion, missing: z.array(ContentHash) });
export type UploadedBuild = z.infer<typeof UploadedBuild>;

const team = true as const;

/** The remotes of the token's team. */
export const listTeamReleases = endpoint({
  method: 'GET',
  path: '/api/team/releases',
  result: z.array(ReleaseView),
  team,
});

/**
 * Announces a build. 403 `remote_not_yours` for a remote that is not claimed by the token's team; 409 `remote_taken` when a route
 * or slot belongs to another remote; 400 `build_incomplete` when a file that it names is not among its files.
 */
export const uploadBuild = endpoint({
  method: 'POST',
  path: '/api/team/releases/:remote/builds',
  params: ofRemote,
  body: NewBuild,
  result: UploadedBuild,
  team,
});

/** Sends a file of a build by the SHA-256 of its content. 400 `wrong_hash`. */
export const uploadBuildFile = endpoint({
  method: 'PUT',
  path: '/api/team/releases/:remote/files/:hash',
  params: ofRemote.extend({ hash: ContentHash }),
  body: z.object({ content: z.base64() }),
  bodyBytes: 11_000_000,
  result: z.undefined(),
  team,
});

/** Shows an uploaded build to a share of the students; 100 is everyone. */
export const startRelease = endpoint({
  method: 'POST',
  path: '/api/team/releases/:remote/start',
  params: ofRemote,
  body: StartForm,
  result: ReleaseView,
  team,
});

export const changeTeamShare = endpoint({
  method: 'POST',
  path: '/api/team/releases/:remote/share',
  params: ofRemote,
  body: ShareForm,
  result: ReleaseView,
  team,
});

export const promoteTeamRelease = endpoint({
  method: 'POST',
  path: '/api/team/releases/:remote/promote',
  params: ofRemote,
  body: PromoteForm,
  result: ReleaseView,
  team,
});

export const rollBackTeamRelease = endpoint({
  method: 'POST',
  path: '/api/team/releases/:remote/rollback',
  params: ofRemote,
  body: RollBackForm,
  result: ReleaseView,
  team,
});
