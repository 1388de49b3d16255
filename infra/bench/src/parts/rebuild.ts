import type { Position } from '../../../../backend/src/platform/event-log/index.ts';
import { countParked } from '../../../../backend/src/platform/read-models/index.ts';
import type { Platform } from '../../../../backend/src/platform/platform.ts';
import { superviseSubscriptions } from '../../../../backend/src/platform/subscriptions/index.ts';
import { median } from '../measure/median.ts';
import type { Fault } from '../report/figure.ts';
import { aStudentsPast, type Past } from './history.ts';
import { times, type Part } from './part.ts';
import { prepareProduct, projections, type Product } from './product.ts';
import { record } from './record.ts';

const students = 300;
const writers = 64;
const patienceMs = 60_000;

/** The students' streams in turn, as they would have come. */
const pastOfAll = (): Past[] => {
  const pasts = Array.from({ length: students }, aStudentsPast);
  const longest = pasts[0]?.length ?? 0;
  return Array.from({ length: longest }, (_, index) => pasts.flatMap((past) => past[index] ?? [])).flat();
};

const recordAll = async (platform: Platform, pasts: readonly Past[]): Promise<Position> => {
  const positions: Position[] = [];
  const waiting = pasts.values();
  const writer = async () => {
    for (const past of waiting) positions.push(await record(platform, past));
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return positions.reduce((last, next) => (next.commit > last.commit ? next : last));
};

const forgetAll = async ({ db }: Platform) => {
  await db('checkpoints').delete();
  for (const { table } of projections) await db(table).truncate();
};

/** Milliseconds from an empty database until the read models show the last event. */
const rebuild = async ({ platform, databaseUrl, freshCodec, freshProgress }: Product, last: Position) => {
  await forgetAll(platform);
  const progress = freshProgress();
  const begin = performance.now();
  const parts = { ...platform, databaseUrl, codec: freshCodec() };
  const supervision = superviseSubscriptions({ projections, reactors: [] }, parts);
  try {
    if (!(await progress.reached(last, patienceMs))) throw new Error(`No rebuild within ${patienceMs} ms`);
    return performance.now() - begin;
  } finally {
    await Promise.all([supervision.stop(), progress.close()]);
  }
};

const wrongRows = async ({ db }: Platform, pasts: readonly Past[]) => {
  let wrong = await countParked(db);
  for (const [category, table] of [
    ['task', 'task_list'],
    ['calendarEvent', 'calendar_event_list'],
  ] as const) {
    const wanted = pasts.filter(({ aggregate }) => aggregate.category === category).length;
    const [found] = await db(table).count<{ count: string }[]>({ count: '*' });
    wrong += Math.abs(wanted - Number(found?.count));
  }
  return wrong;
};

/** With keys that were never opened before, as in a fresh projector. */
export const rebuildPart: Part = {
  name: 'rebuild',
  about: 'all read models from the first event on, every event sealed with its student’s key',

  async run(ground, rounds) {
    const product = await prepareProduct(ground);
    const pasts = pastOfAll();
    const count = pasts.reduce((sum, { events }) => sum + events.length, 0);
    const last = await recordAll(product.platform, pasts);

    const rates: number[] = [];
    const faults: Fault[] = [];
    for (const _ of times(rounds)) {
      rates.push(count / ((await rebuild(product, last)) / 1000));
      const wrong = await wrongRows(product.platform, pasts);
      faults.push({ what: 'rows wrong or streams parked after a rebuild', count: wrong });
    }
    const what = `Rebuild of all read models, ${count.toLocaleString('en-US')} sealed events`;
    return { figures: [{ what, value: median(rates), unit: 'events/s', target: { atLeast: 20_000 } }], faults };
  },
};
