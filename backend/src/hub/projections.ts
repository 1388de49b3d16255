import type { Command } from 'commander';
import type { AnyProjection } from '../platform/project.ts';
import { listParked } from '../platform/parked-streams.ts';
import { subscriberStatus } from '../platform/projection-status.ts';
import { rebuild } from '../platform/rebuild.ts';
import { unpark } from '../platform/unpark.ts';
import { verifyProjections } from '../platform/verify.ts';
import { withParts, type HubParts } from './parts.ts';
import { print } from './print.ts';
import { textTable } from './text-table.ts';

const named = (projections: readonly AnyProjection[], name: string) => {
  const found = projections.find((projection) => projection.name === name);
  if (found) return found;
  throw new Error(`There is no projection ${name}. There are: ${projections.map((each) => each.name).join(', ')}`);
};

const status = async ({ db, eventLog, projections }: HubParts) => {
  const all = await subscriberStatus(db, eventLog);
  const rows = all.map(({ name, version, position, lagMs, ahead, parked }) => {
    const kind = projections.some((projection) => projection.name === name) ? 'projection' : 'reactor';
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
  const verified = await verifyProjections(projections, parts);
  const rows = verified.map(({ table, rows: count, missing, extra, differing }) => [
    table,
    count,
    missing,
    extra,
    differing,
  ]);
  print(textTable(['table', 'rows', 'missing', 'extra', 'differing'], rows));
  const wrong = verified.filter(({ examples }) => examples.length > 0);
  for (const { table, examples } of wrong) print(`${table}: ${examples.join(', ')}`);
  print(wrong.length === 0 ? 'All read models equal their rebuild.' : 'Not equal to the rebuild; ids stand above.');
  return wrong.length === 0;
};

/** Answers whether every stream could be taken in. */
const unparkAll = async (parts: HubParts, { name, stream }: { name: string; stream?: string | undefined }) => {
  const projection = named(parts.projections, name);
  const parked = (await listParked(parts.db)).filter(({ subscriber }) => subscriber === name);
  const streams = stream === undefined ? parked.map(({ streamId }) => streamId) : [stream];
  const outcomes = [];
  for (const streamId of streams) outcomes.push({ streamId, ...(await unpark(projection, streamId, parts)) });
  return outcomes;
};

/** `hub projections …` */
export const projectionsCommand = (hub: Command): void => {
  const group = hub.command('projections').description('look at the read models, prove them, set them right');

  group
    .command('status')
    .description('name, version, position, lag and parked streams of every projection and reactor')
    .addHelpText('after', '\nA reactor keeps its position at every event it acts on, else at every hundredth.')
    .action(() => withParts(status));

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
    .argument('<projection>', 'its name, as in status')
    .argument('[stream]', 'one stream; all that are parked unless given')
    .action(async (name: string, stream?: string) => {
      const outcomes = await withParts((parts) => unparkAll(parts, { name, stream }));
      if (outcomes.length === 0) print(`No stream is parked in ${name}.`);
      for (const { streamId, taken, failure } of outcomes) {
        print(`${streamId}: ${taken} events taken in${failure === undefined ? '' : `, still parked: ${failure}`}`);
        if (failure !== undefined) process.exitCode = 1;
      }
    });

  group
    .command('rebuild')
    .description('empty read models and have the running projector build them from the first event')
    .argument('[projection]', 'its name; all unless given')
    .action((name?: string) =>
      withParts(async (parts) => {
        const all = parts.projections;
        const chosen = name === undefined ? all : [named(all, name)];
        const reactors = await rebuild(parts, { projections: chosen, all: all.map((each) => each.name) });
        print(`Rebuilding ${chosen.map((each) => each.name).join(', ')}; hub projections status shows how far it is.`);
        if (reactors.length > 0) print(`Going on from the end of the log: ${reactors.join(', ')}.`);
      }),
    );
};
