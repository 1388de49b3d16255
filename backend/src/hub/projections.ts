import type { Command } from 'commander';
import type { Knex } from 'knex';
import { features } from '../app.ts';
import {
  type AnyProjection,
  dropPrevious,
  listParked,
  projectionAt,
  placeOf,
  rebuild,
  rollBack,
  verifyProjections,
} from '../platform/read-models/index.ts';
import {
  subscribersOf,
  subscriberStatus,
  unpark,
  type Unparked,
  unparkReactor,
} from '../platform/subscriptions/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubContext } from './context.ts';
import { withParts, withPlatform, type HubParts } from './parts.ts';
import { textTable } from './text-table.ts';

const allProjections = features.flatMap(({ projections = [] }) => projections);

const named = (projections: readonly AnyProjection[], name: string) => {
  const found = projections.find((projection) => projection.name === name);
  if (found) return found;
  throw new Error(`There is no projection ${name}. There are: ${projections.map((each) => each.name).join(', ')}`);
};

const status = async (platform: Platform, { print }: HubContext) => {
  const { projections, reactors } = subscribersOf(features, platform);
  const all = await subscriberStatus(platform, reactors);
  const rows = all.map(({ name, version, position, lagMs, ahead, parked }) => {
    const { projection, place } = placeOf(name);
    const isProjection = projections.some((each) => each.name === projection);
    const kind = isProjection ? (place === 'live' ? 'projection' : place) : 'reactor';
    const lag = ahead ? 'ahead of the log' : `${lagMs} ms`;
    return [name, kind, version, position === null ? '-' : String(position), lag, parked.length];
  });
  print(textTable(['name', 'kind', 'version', 'position', 'lag', 'parked'], rows));
  for (const { subscriber, streamId, fromRevision, reason } of all.flatMap(({ parked }) => parked)) {
    print(`parked: ${subscriber} ${streamId} from revision ${fromRevision}: ${reason}`);
  }
  if (all.some(({ ahead }) => ahead)) {
    print('The event log lacks events that were applied. If that is intended, run hub projections rebuild');
  }
};

/** Returns whether all are equal. */
const verify = async ({ projections, ...parts }: HubParts, { print }: HubContext) => {
  const { tables, events, ms } = await verifyProjections(projections, parts);
  const rows = tables.map(({ table, rows: count, missing, extra, differing }) => [
    table,
    count,
    missing,
    extra,
    differing,
  ]);
  print(textTable(['table', 'rows', 'missing', 'extra', 'differing'], rows));
  for (const { table, digest } of tables) print(`sha-256 ${digest.live} ${table}`);
  print(`${events} events in ${Math.round(ms)} ms: ${Math.round((events / ms) * 1000)} a second.`);
  const wrong = tables.filter(({ digest }) => digest.live !== digest.rebuilt);
  for (const { table, digest, examples } of wrong) {
    print(`sha-256 ${digest.rebuilt} ${table}, rebuilt from the log`);
    for (const example of examples) print(`${table}: ${example}`);
  }
  print(wrong.length === 0 ? 'All read models equal their rebuild.' : 'Not equal to the rebuild; see the ids above.');
  return wrong.length === 0;
};

interface Parking {
  readonly name: string;
  readonly stream?: string | undefined;
}

const unparkEach = async ({ name, stream }: Parking, db: Knex, each: (streamId: string) => Promise<Unparked>) => {
  const parked = (await listParked(db)).filter(({ subscriber }) => subscriber === name);
  const streams = stream === undefined ? parked.map(({ streamId }) => streamId) : [stream];
  const outcomes = [];
  for (const streamId of streams) outcomes.push({ streamId, ...(await each(streamId)) });
  return outcomes;
};

/** By a projection's name, with or without its place, or a reactor's. */
const unparkAll = async (parking: Parking, context: HubContext) => {
  const { projection: name, place } = placeOf(parking.name);
  const projection = allProjections.find((each) => each.name === name);
  if (projection) {
    const table = place === 'live' ? projection : projectionAt(projection, place);
    return withParts(context, (parts) => unparkEach(parking, parts.db, (stream) => unpark(table, stream, parts)));
  }
  return withPlatform(context, (platform) => {
    const reactor = features.flatMap(({ reactors }) => reactors?.(platform) ?? []).find((each) => each.name === name);
    if (!reactor) throw new Error(`There is no projection or reactor ${name}; hub projections status lists them all.`);
    return unparkEach(parking, platform.db, (stream) => unparkReactor(reactor, stream, platform));
  });
};

/** `hub projections …` */
export const projectionsCommand = (hub: Command, context: HubContext): void => {
  const { print } = context;
  const group = hub.command('projections').description('inspect, verify and rebuild the read models');

  group
    .command('status')
    .description('show version, position, lag and parked streams of every projection and reactor')
    .addHelpText(
      'after',
      '\nA reactor saves its position after every event it acts on, otherwise after every hundredth.',
    )
    .action(() => withPlatform(context, (platform) => status(platform, context)));

  group
    .command('verify')
    .description(
      'rebuild every read model from the log next to the live one and compare row by row; exits with 1 on a difference',
    )
    .action(async () => {
      if (!(await withParts(context, (parts) => verify(parts, context)))) context.exitWith(1);
    });

  group
    .command('unpark')
    .description('apply the events that parked streams held back; exits with 1 if one fails again')
    .argument('<name>', 'a projection or reactor, as in status')
    .argument('[stream]', 'one stream; by default all that are parked')
    .action(async (name: string, stream?: string) => {
      const outcomes = await unparkAll({ name, stream }, context);
      if (outcomes.length === 0) print(`No stream is parked in ${name}.`);
      for (const { streamId, processed, failure } of outcomes) {
        print(`${streamId}: ${processed} events processed${failure === undefined ? '' : `, still parked: ${failure}`}`);
        if (failure !== undefined) context.exitWith(1);
      }
    });

  group
    .command('rebuild')
    .description('let the running projector rebuild read models from the first event, in parallel with the live ones')
    .addHelpText(
      'after',
      '\nIf a restored log lacks events that they show, they are emptied and filled in place instead.',
    )
    .argument('[projection]', 'its name; all by default')
    .action((name?: string) =>
      withParts(context, async (parts) => {
        const all = parts.projections;
        const chosen = name === undefined ? all : [named(all, name)];
        const reactors = await rebuild(parts, { projections: chosen, all: all.map((each) => each.name) });
        print(`Rebuilding ${chosen.map((each) => each.name).join(', ')}; see hub projections status for the progress.`);
        if (reactors.length > 0) print(`Reactors that continue after their last event: ${reactors.join(', ')}.`);
      }),
    );

  group
    .command('rollback')
    .description('switch back to the table that was replaced last; both have been kept up to date')
    .argument('<projection>', 'its name')
    .action((name: string) =>
      withParts(context, async ({ db, projections }) => {
        await rollBack(db, named(projections, name));
        print(`${name} is served from its previous table. Run hub projections rollback ${name} again to undo that.`);
      }),
    );

  group
    .command('drop-old')
    .description('drop replaced tables now; otherwise they are dropped at a startup a day later')
    .argument('[projection]', 'its name; all by default')
    .action((name?: string) =>
      withParts(context, async ({ db, projections }) => {
        const dropped = await dropPrevious(db, name === undefined ? projections : [named(projections, name)]);
        print(dropped.length === 0 ? 'There is no previous table.' : `Dropped: ${dropped.join(', ')}.`);
      }),
    );
};
