import type { Command } from 'commander';
import type { Knex } from 'knex';
import { features } from '../app.ts';
import {
  type AnyProjection,
  dropPrevious,
  listParked,
  placed,
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
import { withParts, withPlatform, type HubParts } from './parts.ts';
import { print } from './print.ts';
import { textTable } from './text-table.ts';

const allProjections = features.flatMap(({ projections = [] }) => projections);

const named = (projections: readonly AnyProjection[], name: string) => {
  const found = projections.find((projection) => projection.name === name);
  if (found) return found;
  throw new Error(`There is no projection ${name}. There are: ${projections.map((each) => each.name).join(', ')}`);
};

const status = async (platform: Platform) => {
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
    print('The event log does not hold what was taken in. If that is so on purpose: hub projections rebuild');
  }
};

/** Answers whether all are equal. */
const verify = async ({ projections, ...parts }: HubParts) => {
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
    print(`sha-256 ${digest.rebuilt} ${table}, as the log has it`);
    for (const example of examples) print(`${table}: ${example}`);
  }
  print(wrong.length === 0 ? 'All read models equal their rebuild.' : 'Not equal to the rebuild; ids stand above.');
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

/** A projection's name with or without its place, or a reactor's. */
const unparkAll = async (parking: Parking) => {
  const { projection: name, place } = placeOf(parking.name);
  const projection = allProjections.find((each) => each.name === name);
  if (projection) {
    const table = place === 'live' ? projection : placed(projection, place);
    return withParts((parts) => unparkEach(parking, parts.db, (stream) => unpark(table, stream, parts)));
  }
  return withPlatform((platform) => {
    const reactor = features.flatMap(({ reactors }) => reactors?.(platform) ?? []).find((each) => each.name === name);
    if (!reactor) throw new Error(`There is no projection or reactor ${name}; hub projections status names them all.`);
    return unparkEach(parking, platform.db, (stream) => unparkReactor(reactor, stream, platform));
  });
};

/** `hub projections …` */
export const projectionsCommand = (hub: Command): void => {
  const group = hub.command('projections').description('look at the read models, prove them, set them right');

  group
    .command('status')
    .description('name, version, position, lag and parked streams of every projection and reactor')
    .addHelpText('after', '\nA reactor keeps its position at every event it acts on, else at every hundredth.')
    .action(() => withPlatform(status));

  group
    .command('verify')
    .description(
      'build every read model anew from the log beside the live one and compare row by row; exit 1 on any difference',
    )
    .action(async () => {
      if (!(await withParts(verify))) process.exitCode = 1;
    });

  group
    .command('unpark')
    .description('take in what parked streams held back; exit 1 when one fails again')
    .argument('<name>', 'of a projection or reactor, as in status')
    .argument('[stream]', 'one stream; all that are parked unless given')
    .action(async (name: string, stream?: string) => {
      const outcomes = await unparkAll({ name, stream });
      if (outcomes.length === 0) print(`No stream is parked in ${name}.`);
      for (const { streamId, taken, failure } of outcomes) {
        print(`${streamId}: ${taken} events taken in${failure === undefined ? '' : `, still parked: ${failure}`}`);
        if (failure !== undefined) process.exitCode = 1;
      }
    });

  group
    .command('rebuild')
    .description('have the running projector build read models anew, from the first event, beside what is served')
    .addHelpText(
      'after',
      '\nOnly behind a restored log, that does not hold what they show, are they emptied and filled in place.',
    )
    .argument('[projection]', 'its name; all unless given')
    .action((name?: string) =>
      withParts(async (parts) => {
        const all = parts.projections;
        const chosen = name === undefined ? all : [named(all, name)];
        const reactors = await rebuild(parts, { projections: chosen, all: all.map((each) => each.name) });
        print(`Rebuilding ${chosen.map((each) => each.name).join(', ')}; hub projections status shows how far it is.`);
        if (reactors.length > 0) print(`Going on behind what they reacted to: ${reactors.join(', ')}.`);
      }),
    );

  group
    .command('rollback')
    .description('serve the table again that was replaced last; it was kept up, and both change places')
    .argument('<projection>', 'its name')
    .action((name: string) =>
      withParts(async ({ db, projections }) => {
        await rollBack(db, named(projections, name));
        print(`${name} is served from its previous table. Once more hub projections rollback ${name} undoes that.`);
      }),
    );

  group
    .command('drop-old')
    .description('drop replaced tables; else they go at a start a day after they were replaced')
    .argument('[projection]', 'its name; all unless given')
    .action((name?: string) =>
      withParts(async ({ db, projections }) => {
        const dropped = await dropPrevious(db, name === undefined ? projections : [named(projections, name)]);
        print(dropped.length === 0 ? 'No previous table is kept.' : `Dropped: ${dropped.join(', ')}.`);
      }),
    );
};
