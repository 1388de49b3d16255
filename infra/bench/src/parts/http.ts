import autocannon from 'autocannon';
import { randomBytes } from 'node:crypto';
import { shownLatency } from '../measure/latencies.ts';
import { medianBy } from '../measure/median.ts';
import type { Fault } from '../report/figure.ts';
import type { Ground } from '../ground.ts';
import { times, type Part } from './part.ts';
import { prepareProduct } from './product.ts';

const connections = 50;
const students = 10;
const seconds = 5;

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Registers a student and answers the cookie of the session. */
const signUp = async (origin: string): Promise<string> => {
  const email = `${randomBytes(6).toString('hex')}@example.edu`;
  const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(form),
  });
  if (answer.status !== 201) throw new Error(`A student could not register: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** Each connection posts as fast as it is answered, in turn for each of the students. */
const post = async (url: string, cookies: readonly string[], duration = seconds) => {
  let stale = 0;
  const result = await autocannon({
    url,
    connections,
    duration,
    method: 'POST',
    requests: cookies.map((cookie) => ({
      headers: { ...json, cookie },
      body: JSON.stringify({ title: 'Read chapter 4 and note what is unclear', dueDate: '2026-11-30' }),
      onResponse(...[, , , headers]) {
        if (headers && 'x-read-model-stale' in headers) stale += 1;
      },
    })),
  });
  const { non2xx, errors, timeouts, latency } = result;
  return {
    perSecond: result.requests.average,
    acknowledged: result['2xx'],
    latency,
    refused: non2xx + errors + timeouts,
    stale,
  };
};

const startBare = async (ground: Ground) =>
  ground.start({
    program: 'infra/bench/src/programs/bare-insert.ts',
    env: { DATABASE_URL: await ground.database() },
    serves: ({ port }) => (typeof port === 'number' ? `http://127.0.0.1:${port}` : undefined),
  });

type Outcome = Awaited<ReturnType<typeof post>>;
const byRate = ({ perSecond }: Outcome) => perSecond;

export const httpPart: Part = {
  name: 'http',
  about: 'POST /api/tasks by signed-in students, against a bare Koa handler that inserts one row',

  async run(ground, rounds) {
    const product = await prepareProduct(ground);
    const [bare, api] = [await startBare(ground), await product.api(), await product.projector()];
    const cookies: string[] = [];
    for (let student = 0; student < students; student += 1) cookies.push(await signUp(api.at));

    const command = (duration?: number) => post(`${api.at}/api/tasks`, cookies, duration);
    const insert = (duration?: number) => post(bare.at, [''], duration);
    const warm = [await insert(1), await command(2)];
    const runs = { bare: [] as Outcome[], api: [] as Outcome[] };
    const faults: Fault[] = [];
    for (const _ of times(rounds)) {
      runs.bare.push(await insert());
      runs.api.push(await command());
    }
    const acknowledged = [warm[1], ...runs.api].reduce((sum, run) => sum + (run?.acknowledged ?? 0), 0);
    const [rows] = await product.platform.db('task_list').count<{ count: string }[]>({ count: '*' });
    const sum = (count: (run: Outcome) => number) =>
      [...runs.bare, ...runs.api].reduce((all, run) => all + count(run), 0);
    faults.push(
      { what: 'requests refused or broken off', count: sum(({ refused }) => refused) },
      { what: 'answers that were stale', count: sum(({ stale }) => stale) },
      { what: 'acknowledged commands without a row', count: Math.max(0, acknowledged - Number(rows?.count)) },
    );

    const [ofBare, ofApi] = [medianBy(runs.bare, byRate), medianBy(runs.api, byRate)];
    const what = `over HTTP, ${connections} clients`;
    return {
      figures: [
        { what: `Command ${what}`, value: ofApi.perSecond, unit: '/s', beside: shownLatency(ofApi.latency) },
        { what: `Bare insert ${what}`, value: ofBare.perSecond, unit: '/s', beside: shownLatency(ofBare.latency) },
        {
          what: `Command to bare insert ${what}`,
          value: ofApi.perSecond / ofBare.perSecond,
          unit: '×',
          target: { atLeast: 0.5 },
        },
      ],
      faults,
    };
  },
};
