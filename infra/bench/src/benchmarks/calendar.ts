import { occurrenceDays } from '../../../../backend/src/repeating/occurrences.ts';
import { createLatencies } from '../measure/latencies.ts';
import { median, medianBy } from '../measure/median.ts';
import { formatNumber } from '../report/table.ts';
import { times, type Benchmark } from './benchmark.ts';
import { prepareProduct } from './product.ts';
import { json, signUp } from './sign-up.ts';

/** The most dates that one import takes; a feed is measured with those of two. */
const inImport = 500;
const feedReads = 50;
const series = 50;

const posting = (origin: string, cookie: string) => async (path: string, body: object) => {
  const init = { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, init);
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { id: string; address: string; added: number };
};

const datesOf = (classId: string, part: number) =>
  times(inImport).map((index) => ({
    key: `${part}/${index}`,
    classId,
    title: `Chapter ${index}, and what is to be handed in`,
    dueDate: `2026-${String((index % 4) + 9).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    dueTime: '14:00',
    endTime: '15:15',
    place: 'Hall 2',
  }));

/** A new student imports dates twice, and a calendar program reads them all. */
const importAndRead = async (origin: string) => {
  const post = posting(origin, await signUp(origin));
  const { id: classId } = await post('/api/classes', { name: 'Biology', classType: 'general' });
  const took: number[] = [];
  let added = 0;
  for (const part of [1, 2]) {
    const begin = performance.now();
    added += (await post('/api/events/import', { events: datesOf(classId, part) })).added;
    took.push(performance.now() - begin);
  }
  const { address } = await post('/api/calendar-feeds', {});
  const feed = `${origin}${new URL(address).pathname}`;
  const latencies = createLatencies();
  let entries = 0;
  for (const _ of times(feedReads)) {
    const begin = performance.now();
    const text = await (await fetch(feed)).text();
    latencies.add(performance.now() - begin);
    entries = text.split('BEGIN:VEVENT').length - 1;
  }
  return { imported: median(took), feed: latencies.summary(), missing: 2 * inImport - Math.min(added, entries) };
};

const weekdays = (of: number) => [(of % 5) + 1, ((of + 2) % 5) + 1];

/** The days of events that repeat twice a week over a term. */
const expand = () => {
  const begin = performance.now();
  for (const each of times(series))
    occurrenceDays('2026-08-24', { every: 'week', interval: 1, weekdays: weekdays(each), until: '2026-12-11' });
  return performance.now() - begin;
};

/** What a calendar costs: dates in, dates out, and the days of what repeats. */
export const calendarBenchmark: Benchmark = {
  name: 'calendar',
  about: 'an import of 500 dates, a feed of 1,000, and the days of 50 repeating events',

  async run(environment, rounds) {
    const product = await prepareProduct(environment);
    const [api] = [await product.api(), await product.projector()];
    const runs = [];
    for (const _ of times(rounds)) runs.push(await importAndRead(api.at));
    const { feed } = medianBy(runs, (run) => run.feed.p50);
    times(5).forEach(expand); // the compiler has seen it
    return {
      metrics: [
        {
          what: `Import of ${inImport} dates`,
          value: median(runs.map(({ imported }) => imported)),
          unit: 'ms',
          target: { atMost: 5000 },
        },
        {
          what: 'Feed of 1,000 events, p50',
          value: feed.p50,
          unit: 'ms',
          detail: `p99 ${formatNumber(feed.p99)} ms`,
          target: { atMost: 150 },
        },
        {
          what: `Days of ${series} repeating events over a term`,
          value: median(times(3 * rounds).map(expand)),
          unit: 'ms',
          target: { atMost: 5 },
        },
      ],
      faults: [{ what: 'dates missing in a feed', count: Math.max(...runs.map(({ missing }) => missing)) }],
    };
  },
};
