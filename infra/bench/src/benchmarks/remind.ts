import { setTimeout as pause } from 'node:timers/promises';
import { defaultReminderSettings } from '@hub/contracts';
import { keepReminding } from '../../../../backend/src/features/reminder/index.ts';
import { median } from '../measure/median.ts';
import type { Fault } from '../report/metric.ts';
import { times, type Benchmark } from './benchmark.ts';
import { prepareProduct, type Product } from './product.ts';

const students = 10_000;
const patienceMs = 600_000;

/** Each has a confirmed address, mail in the morning, and a task of today. */
const everyone = [
  `insert into user_list (id, email, email_verified, created_at)
    select gen_random_uuid(), 'student' || number || '@example.edu', true, now()
    from generate_series(1, ?::int) as number`,
  `insert into reminder_settings_list (id, owner_id, settings) select id, id, ?::jsonb from user_list`,
  `insert into task_list (id, owner_id, title, due_date, priority, completed, created_at)
    select gen_random_uuid(), id, 'Read chapter 4 and note what is unclear', ?, 'medium', false, now()::text from user_list`,
  'analyze',
] as const;

/** Five minutes ago nothing was due. */
const allDue = `insert into reminder_turns (owner_id, checked_at, due_at)
  select id, now() - interval '5 minutes', now() from user_list`;

const timeOfDay = (instant: Date) => instant.toISOString().slice(11, 16);

const fill = async ({ db }: Product['platform'], now: Date) => {
  const settings = { ...defaultReminderSettings, mail: true, zone: 'UTC', morning: timeOfDay(now) };
  await db.raw(everyone[0], [students]);
  await db.raw(everyone[1], [JSON.stringify(settings)]);
  await db.raw(everyone[2], [now.toISOString().slice(0, 10)]);
  await db.raw(everyone[3]);
};

interface Counts {
  readonly addresses: number;
  readonly twice: number;
}

const sentKeys = async ({ db }: Product['platform']) => {
  const [found] = await db('sent_reminders').count<{ count: string }[]>({ count: '*' });
  return Number(found?.count ?? 0);
};

/** Returns the seconds until every student was reminded. */
const remindAll = async (platform: Product['platform']): Promise<number> => {
  const stopping = new AbortController();
  const begin = performance.now();
  const reminding = keepReminding(platform, stopping.signal);
  while ((await sentKeys(platform)) < students) {
    if (performance.now() - begin > patienceMs) throw new Error(`Not all were reminded within ${patienceMs} ms`);
    await pause(250);
  }
  const seconds = (performance.now() - begin) / 1000;
  stopping.abort();
  await reminding;
  return seconds;
};

/** Ten thousand reminders that are due in the same minute, of one projector, to a mail server of its own process. */
export const remindBenchmark: Benchmark = {
  name: 'remind',
  about: `${students.toLocaleString('en-US')} reminders due in the same minute, by mail`,

  async run(environment, rounds) {
    const runs: number[] = [];
    const faults: Fault[] = [];
    for (const _ of times(rounds)) {
      const server = await environment.start({
        program: 'infra/bench/src/programs/mail-server.ts',
        env: {},
        serves: ({ urls }) => (urls ? JSON.stringify(urls) : undefined),
      });
      const { smtp, counts } = JSON.parse(server.at) as { smtp: string; counts: string };
      const { platform } = await prepareProduct(environment, { url: smtp, from: 'Academic Hub <hub@example.edu>' });
      await fill(platform, new Date());
      await platform.db.raw(allDue);
      runs.push(await remindAll(platform));
      const { addresses, twice } = (await (await fetch(counts)).json()) as Counts;
      faults.push({ what: 'students reminded twice', count: twice });
      faults.push({ what: 'students not reminded', count: students - addresses });
    }
    const what = `${students.toLocaleString('en-US')} reminders due in the same minute, all sent`;
    return { metrics: [{ what, value: median(runs), unit: 's', target: { atMost: 120 } }], faults };
  },
};
