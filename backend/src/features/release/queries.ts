import type { BuildView, ReleaseActor, ReleaseView, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { userQueries } from '../user/index.ts';
import type { KnownBuild } from './decider.ts';
import { releaseIdOf, releaseList, type ReleaseRow } from './projection.ts';

type Row = ReleaseRow & { id: string };
type NameOf = (actor: ReleaseActor) => string;

const viewOfBuild = (version: string, known: KnownBuild, nameOf: NameOf): BuildView => {
  const { state, share, commit, uploadedAt, since, by, reason } = known;
  return { version, state, share, commit, uploadedAt, since, by: { kind: by.kind, name: nameOf(by) }, reason };
};

const newestFirst = (a: BuildView, b: BuildView) => (a.uploadedAt < b.uploadedAt ? 1 : -1);

const viewOf = ({ remote, team, builds }: ReleaseRow, nameOf: NameOf): ReleaseView => ({
  remote,
  team,
  builds: Object.entries(builds)
    .map(([version, known]) => viewOfBuild(version, known, nameOf))
    .toSorted(newestFirst),
});

/** Teams see no addresses of operators. */
const forTeams: NameOf = ({ kind, name }) => (kind === 'operator' ? 'operator' : name);

export const releaseQueries = (db: Knex) => {
  const rows = () => db<Row>(releaseList.table);

  /** Operators by the addresses of their accounts. */
  const namesIn = async (all: readonly ReleaseRow[]): Promise<NameOf> => {
    const actors = all.flatMap(({ builds }) => Object.values(builds).map(({ by }) => by));
    const ids = actors.filter(({ kind, name }) => kind === 'operator' && name !== 'hub').map(({ name }) => name);
    const addresses = await userQueries(db).addressesOf([...new Set(ids)] as UserId[]);
    return ({ kind, name }) => (kind === 'operator' ? (addresses.get(name as UserId) ?? name) : name);
  };

  const rowOf = async (remote: string, recorded: RecordedEvents): Promise<ReleaseRow> => {
    const id = releaseIdOf(remote);
    const row = rowAfter(releaseList, { id, row: await rows().where({ id }).first() }, recorded);
    if (!row) throw new Rejection('remote_not_found');
    return row;
  };

  return {
    /** By name, for operators. */
    allReleases: async (): Promise<ReleaseView[]> => {
      const all = await rows().orderBy('remote');
      const nameOf = await namesIn(all);
      return all.map((row) => viewOf(row, nameOf));
    },
    releasesOf: async (team: string): Promise<ReleaseView[]> =>
      (await rows().where({ team }).orderBy('remote')).map((row) => viewOf(row, forTeams)),
    remotes: async (): Promise<string[]> => (await rows().select('remote')).map(({ remote }) => remote),
    /** After a command of an operator. @throws Rejection `remote_not_found` */
    releaseAfter: async (remote: string, recorded: RecordedEvents): Promise<ReleaseView> => {
      const row = await rowOf(remote, recorded);
      return viewOf(row, await namesIn([row]));
    },
    /** After a command of its team. */
    releaseOfTeamAfter: async (remote: string, recorded: RecordedEvents): Promise<ReleaseView> =>
      viewOf(await rowOf(remote, recorded), forTeams),
    /** For every page: little, and quick to read. */
    served: (): Promise<Pick<ReleaseRow, 'remote' | 'served' | 'versions'>[]> =>
      rows().orderBy('remote').select('remote', 'served', 'versions'),
    /** The hashes of a build's files by their paths; empty for an unknown build. */
    filesOf: async (remote: string, version: string): Promise<ReadonlyMap<string, string>> => {
      const { rows: found } = await db.raw<{ rows: { files: KnownBuild['files'] | null }[] }>(
        `select builds -> ?::text -> 'files' as files from ${releaseList.table} where id = ?`,
        [version, releaseIdOf(remote)],
      );
      return new Map(found[0]?.files?.map(({ path, hash }) => [path, hash]));
    },
  };
};

export type ReleaseQueries = ReturnType<typeof releaseQueries>;
