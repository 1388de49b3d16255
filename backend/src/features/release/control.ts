import {
  type BuildFile,
  type NewBuild,
  overlapWith,
  type ReleaseActor,
  releaseDays,
  releaseLimits,
  type RollBackForm,
  type UploadedBuild,
} from '@hub/contracts';
import { createHash } from 'node:crypto';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { createTurns } from '../../platform/postgres/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { releaseAggregate } from './aggregate.ts';
import { buildFiles } from './build-files.ts';
import { canaryIn, earlierIn, liveIn, type Release, type ReleaseCommand } from './decider.ts';
import type { Build, ReleaseEvent } from './events.ts';
import { releasesOwner } from './owner.ts';
import { releaseIdOf } from './projection.ts';
import { releaseQueries } from './queries.ts';
import { withReleases } from './served-manifest.ts';

type Command = ReleaseCommand extends infer Each
  ? Each extends ReleaseCommand
    ? Omit<Each, 'at' | 'by'>
    : never
  : never;

/** Who releases, and the request in which. */
export interface Releasing {
  readonly by: ReleaseActor;
  readonly context: Omit<CommandContext, 'ownerId'>;
}

type Parts = Pick<FeatureDependencies, 'db' | 'commands' | 'files' | 'publishedRemotes'>;

const dayMs = 86_400_000;

const buildOf = ({ declared, entry, preload, requires }: NewBuild): Build => {
  const { name: _name, ...shown } = declared;
  return { ...shown, entry, preload, requires };
};

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const byPath = (a: BuildFile, b: BuildFile) => (a.path < b.path ? -1 : 1);

/** Named by its content: the same build has the same version, from any client. */
const versionOf = ({ number, files }: NewBuild, build: Build): string => {
  const content = files
    .filter(({ path }) => !/\.(?:br|gz)$/.test(path))
    .toSorted(byPath)
    .map(({ path, hash }) => [path, hash]);
  const hash = createHash('sha256')
    .update(JSON.stringify([build, content], sorted))
    .digest('hex');
  return `${number}-${hash.slice(0, 10)}`;
};

/** @throws Rejection `build_incomplete`, `build_too_large` */
const requireWhole = ({ entry, preload, files, declared }: NewBuild) => {
  const paths = new Set(files.map(({ path }) => path));
  const missing = [entry, ...Object.values(preload).flat()].find((path) => !paths.has(path));
  if (missing !== undefined) throw new Rejection('build_incomplete', `The build lacks its file ${missing}`);
  const wanted = [...(declared.routes.length > 0 ? ['./lifecycles'] : []), ...Object.values(declared.slots)];
  const absent = wanted.find((module) => !preload[module]);
  if (absent !== undefined) throw new Rejection('build_incomplete', `The build does not expose ${absent}`);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > releaseLimits.buildBytes) throw new Rejection('build_too_large');
};

/** What teams, operators and the guard do with releases. One at a time, so that two builds cannot take the same route. */
export const releaseControl = ({ db, commands, files, publishedRemotes }: Parts) => {
  const inTurn = createTurns(db);
  const stored = buildFiles({ db, files });
  const { served, remotes } = releaseQueries(db);

  const handle = (command: Command, { by, context }: Releasing): Promise<RecordedEvents<ReleaseEvent>> => {
    const told = { ...command, by, at: new Date().toISOString() };
    const target = { id: releaseIdOf(command.remote), command: told };
    return commands.handle(releaseAggregate, target, { ...context, ownerId: releasesOwner });
  };

  /** From the event log, ahead of the read model. @throws Rejection `remote_not_yours`, `remote_not_found` */
  const stateOf = async (remote: string, { by }: Pick<Releasing, 'by'>): Promise<Release> => {
    const state = await commands.load(releaseAggregate, releaseIdOf(remote));
    if (by.kind === 'team' && state?.team !== by.name) throw new Rejection('remote_not_yours');
    if (!state) throw new Rejection('remote_not_found');
    return state;
  };

  /** @throws Rejection `remote_taken` that names the route or slot and its owner */
  const requireFree = async (name: string, { routes, slots }: Pick<Build, 'routes' | 'slots'>) => {
    const [published, releases] = await Promise.all([publishedRemotes(), served()]);
    for (const isInShare of [() => false, () => true]) {
      const reason = overlapWith(withReleases(published, releases, isInShare).remotes, { name, routes, slots });
      if (reason !== null) throw new Rejection('remote_taken', `${name} is not released: ${reason}`);
    }
  };

  const requireBuildFree = async (remote: string, version: string | null, state: Release) => {
    const known = version === null ? undefined : state.builds[version];
    if (known) await requireFree(remote, known.build);
  };

  /** Checks the routes of the build that is going to be shown, then decides. */
  const show = (command: Command & { version: string }, releasing: Releasing) =>
    inTurn('releases', async () => {
      const state = await stateOf(command.remote, releasing);
      await requireBuildFree(command.remote, command.version, state);
      return handle(command, releasing);
    });

  return {
    claim: (remote: string, { team, takeOver }: { team: string; takeOver: boolean }, releasing: Releasing) =>
      handle({ type: 'ClaimRemote', remote, team, takeOver }, releasing),

    addFile: async (remote: string, file: { hash: string; content: Uint8Array }, releasing: Releasing) => {
      await stateOf(remote, releasing);
      await stored.add({ remote, hash: file.hash }, file.content);
    },

    /** Records the build once all its files are there. */
    upload: (remote: string, sent: NewBuild, releasing: Releasing): Promise<UploadedBuild> =>
      inTurn('releases', async () => {
        await stateOf(remote, releasing);
        if (sent.declared.name !== remote)
          throw new Rejection('build_incomplete', `This is a build of ${sent.declared.name}`);
        requireWhole(sent);
        await requireFree(remote, sent.declared);
        const build = buildOf(sent);
        const version = versionOf(sent, build);
        const missing = await stored.missing(
          remote,
          sent.files.map(({ hash }) => hash),
        );
        const { files: all, commit } = sent;
        if (missing.length === 0)
          await handle({ type: 'UploadBuild', remote, version, build, files: all, commit }, releasing);
        return { version, missing };
      }),

    start: (remote: string, form: { version: string; share: number; reason: string | null }, releasing: Releasing) =>
      show({ type: 'StartRelease', remote, ...form }, releasing),

    changeShare: (
      remote: string,
      form: { version: string; share: number; reason: string | null },
      releasing: Releasing,
    ) => handle({ type: 'ChangeShare', remote, ...form }, releasing),

    promote: (remote: string, form: { version: string; reason: string | null }, releasing: Releasing) =>
      show({ type: 'PromoteRelease', remote, ...form }, releasing),

    rollBack: (remote: string, form: RollBackForm, releasing: Releasing) =>
      inTurn('releases', async () => {
        const state = await stateOf(remote, releasing);
        const { version = null, reason } = form;
        const from = form.from ?? canaryIn(state.builds) ?? liveIn(state.builds);
        await requireBuildFree(remote, version ?? earlierIn(state.builds), state);
        return handle({ type: 'RollBackRelease', remote, from, version, reason }, releasing);
      }),

    /** Removes builds that were superseded more than 30 days ago, and files that no build names. */
    removeOld: async (releasing: Releasing): Promise<void> => {
      const before = new Date(Date.now() - releaseDays * dayMs).toISOString();
      for (const remote of await remotes()) {
        await handle({ type: 'RemoveOldBuilds', remote, before }, releasing);
        const { builds } = await stateOf(remote, releasing);
        const named = Object.values(builds).flatMap((build) => build.files.map(({ hash }) => hash));
        await stored.removeOthers(remote, new Set(named));
      }
    },
  };
};

export type ReleaseControl = ReturnType<typeof releaseControl>;
