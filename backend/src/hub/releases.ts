import { type BuildView, RemoteName, type ReleaseView, TeamName } from '@hub/contracts';
import { InvalidArgumentError, type Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { releaseControl, releaseQueries, type Releasing, teamTokens } from '../features/release/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubContext } from './context.ts';
import { withPlatform } from './parts.ts';
import { textTable } from './text-table.ts';

const byHub = (): Releasing => ({
  by: { kind: 'operator', name: 'hub' },
  context: { actorId: 'hub', actorKind: 'operator', correlationId: randomUUID() },
});

/** A remote is known by its folder, `mfe-calendar`, or by its name, `mfe_calendar`. */
const toRemote = (text: string) => {
  const parsed = RemoteName.safeParse(text.replaceAll('-', '_'));
  if (!parsed.success) throw new InvalidArgumentError('It is the folder of a remote, such as mfe-calendar.');
  return parsed.data;
};

const toTeam = (text: string) => {
  const parsed = TeamName.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError('It has small letters, digits and dashes.');
  return parsed.data;
};

const toShare = (text: string) => {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new InvalidArgumentError('It is 1 to 99 percent; promote the build for everyone.');
  return share;
};

const lineOf = (remote: string, { version, state, share, since, by, reason }: BuildView) => [
  remote,
  version,
  state === 'canary' ? `${share} % of the students` : state,
  since,
  by.name,
  reason ?? '',
];

const print = ({ print: say }: HubContext, releases: readonly ReleaseView[]) => {
  const lines = releases.flatMap(({ remote, team, builds }) =>
    builds.length > 0
      ? builds.map((build) => lineOf(remote, build))
      : [[remote, 'no build yet', '', '', `team ${team}`, '']],
  );
  if (lines.length === 0) return say('No remote is claimed. What pnpm start published is live.');
  say(textTable(['remote', 'build', 'state', 'since', 'by', 'reason'], lines));
};

const partsOf = (platform: Platform) => ({ control: releaseControl(platform), queries: releaseQueries(platform.db) });

const canaryOf = async ({ db }: Platform, remote: string) => {
  const found = (await releaseQueries(db).allReleases()).find((each) => each.remote === remote);
  const canary = found?.builds.find(({ state }) => state === 'canary');
  if (!canary) throw new Error(`${remote} shows no build to a share of the students`);
  return canary.version;
};

const claimCommand = (group: Command, context: HubContext) =>
  group
    .command('claim')
    .description('let a team release a remote; prints the token of a new team')
    .argument('<remote>', 'the folder of the remote, such as mfe-calendar', toRemote)
    .requiredOption('--team <team>', 'the team, such as calendar', toTeam)
    .option('--take-over', 'take it from the team that claimed it before')
    .option('--new-token', 'replace the token of the team, which works no more')
    .action((remote: string, options: { team: string; takeOver?: true; newToken?: true }) =>
      withPlatform(context, async (platform) => {
        const { team, takeOver = false, newToken = false } = options;
        await partsOf(platform).control.claim(remote, { team, takeOver }, byHub());
        context.print(`The team ${team} releases ${remote}.`);
        const tokens = teamTokens(platform.db);
        if (!newToken && (await tokens.has(team))) return context.print('It has a token already.');
        context.print(`Its token, which no one can see again: ${await tokens.issue(team)}`);
      }),
    );

const changeCommands = (group: Command, context: HubContext) => {
  const change = (work: (platform: Platform) => Promise<ReleaseView>) =>
    withPlatform(context, async (platform) => print(context, [await work(platform)]));
  const ofRemote = ['<remote>', 'such as mfe-calendar', toRemote] as const;

  group
    .command('share')
    .description('show the canary to another share of the students')
    .argument(...ofRemote)
    .argument('<percent>', '1 to 99', toShare)
    .option('--reason <text>', 'why')
    .action((remote: string, share: number, { reason }: { reason?: string }) =>
      change(async (platform) => {
        const { control, queries } = partsOf(platform);
        const form = { version: await canaryOf(platform, remote), share, reason: reason ?? null };
        return queries.releaseAfter(remote, await control.changeShare(remote, form, byHub()));
      }),
    );

  group
    .command('promote')
    .description('show the canary to everyone')
    .argument(...ofRemote)
    .option('--reason <text>', 'why')
    .action((remote: string, { reason }: { reason?: string }) =>
      change(async (platform) => {
        const { control, queries } = partsOf(platform);
        const form = { version: await canaryOf(platform, remote), reason: reason ?? null };
        return queries.releaseAfter(remote, await control.promote(remote, form, byHub()));
      }),
    );

  group
    .command('rollback')
    .description('end the canary; without one, go back to the build before')
    .argument(...ofRemote)
    .argument('[build]', 'one of the builds in the list, instead')
    .requiredOption('--reason <text>', 'why')
    .action((remote: string, version: string | undefined, { reason }: { reason: string }) =>
      change(async (platform) => {
        const { control, queries } = partsOf(platform);
        return queries.releaseAfter(remote, await control.rollBack(remote, { version, reason }, byHub()));
      }),
    );
};

/** `hub releases`: what is live, who may release it, and back. */
export const releaseCommands = (hub: Command, context: HubContext): void => {
  const group = hub.command('releases').description('builds of the remotes: what is live, and taking it back');
  group
    .command('list')
    .description('list the builds that are live or can be')
    .argument('[remote]', 'only of this one, such as mfe-calendar', toRemote)
    .action((remote?: string) =>
      withPlatform(context, async ({ db }) => {
        const all = await releaseQueries(db).allReleases();
        print(
          context,
          all.filter((each) => remote === undefined || each.remote === remote),
        );
      }),
    );
  claimCommand(group, context);
  changeCommands(group, context);
};
