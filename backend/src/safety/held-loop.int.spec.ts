import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../app.ts';
import type { Operation } from '../platform/http/routing/index.ts';
import { startApi, type ApiProcess } from '../platform/testing/api-process.ts';
import { freePort } from '../platform/testing/free-port.ts';
import type { Visitor } from '../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import type { Schema } from './testing/any-value.ts';
import { belongingsOf } from './testing/belongings.ts';
import { largest } from './testing/largest.ts';
import { filled, placesOf, type Sent } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let api: ApiProcess;
let ann: TestClient;
let there: Visitor;
let metricsPort: number;
/** Operations that accepted one of these requests. */
const served = new Set<string>();

beforeAll(async () => {
  metricsPort = await freePort();
  app = await startTestApp(features);
  api = await startApi(app, { METRICS_PORT: metricsPort });
  ann = await app.student();
  there = ann.at(api.origin);
});
afterAll(async () => {
  await api.stop();
  await app.stop();
});

/** How often the loop was held while this operation was in progress. */
const heldBy = async (operation: Operation) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = `hub_event_loop_held_total{operation="${nameOf(operation)}"} `;
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
};

const texts = [
  ' ',
  'a',
  'a\t\n',
  '1-',
  '2026-12-01 ',
  'add a task, and ',
  'a.',
  '((a+)+',
  '"a","b"\n',
  '<table>',
  '\u202E\uD83D\uDE00',
];
const fillings = [
  ...texts.map((text) => ({ text, characters: 100_000, items: 2 })),
  ...[' ', 'a', '1-'].map((text) => ({ text, characters: 4, items: 10_000 })),
];

const schemaOf = (schema: z.ZodType | undefined) =>
  (schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) : {}) as Schema;

/** With new things: an earlier operation may have deleted the others. */
const sampleOf = async (operation: Operation): Promise<Sent> => {
  const own = belongingsOf(ann, app);
  const row = rows[nameOf(operation)] ?? {};
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

/** The worst requests that an operation lets in. */
const worstOf = async (operation: Operation): Promise<Sent[]> => {
  const sample = await sampleOf(operation);
  const [body, query] = [schemaOf(operation.body), schemaOf(operation.query)];
  return fillings.map((filling) => ({
    ...sample,
    body: operation.multipart ? sample.body : largest(body, sample.body, filling),
    // an address has no room for more
    query: largest(query, sample.query, { ...filling, characters: 2000 }) as Record<string, string>,
    ...(sample.file && { file: { ...sample.file, content: filling.text.repeat(2_000_000 / filling.text.length) } }),
  }));
};

/** Without a worker, a request for AI work only waits after its body was parsed. */
const patienceMs = (operation: Operation) => (rows[nameOf(operation)]?.status === 503 ? 250 : 15_000);

const request = async (operation: Operation, sent: Sent) => {
  const answer = await Promise.race([send(there, operation, sent).catch(() => null), pause(patienceMs(operation))]);
  if (answer && answer.status < 400) served.add(nameOf(operation));
};

/** Whether one of these requests, sent one after the other, held the loop. */
const isHeld = async (operation: Operation, all: readonly Sent[]) => {
  const before = await heldBy(operation);
  for (const sent of all) await request(operation, sent);
  return (await heldBy(operation)) > before;
};

/** The first of three tries warms the code up, and a busy machine may hold the loop once. */
const holdsEachTime = async (operation: Operation, sent: Sent) => {
  for (let tries = 0; tries < 3; tries += 1) if (!(await isHeld(operation, [sent]))) return false;
  return true;
};

const endsTheSession = ({ method, path }: Operation) =>
  path.endsWith('/logout') || (method === 'DELETE' && /^\/api\/account(?:\/sessions)?$/.test(path));

it('no operation keeps the event loop over 50 ms, whatever its schema lets in', async () => {
  const tried = app.operations.filter(
    (operation) =>
      operation.access !== 'worker' &&
      operation.result !== 'event stream' &&
      (operation.body ?? operation.query) &&
      !endsTheSession(operation) &&
      operation.path !== '/api/account/password',
  );
  expect(tried.length).toBeGreaterThan(35);
  const holding = new Set<string>();
  for (const operation of tried) {
    const worst = await worstOf(operation);
    if (!(await isHeld(operation, worst))) continue;
    for (const sent of worst) {
      if (await holdsEachTime(operation, sent)) {
        const shown = JSON.stringify(sent.body ?? sent.query).slice(0, 60);
        holding.add(`${nameOf(operation)} ${shown}`);
      }
    }
  }
  expect([...holding]).toEqual([]);
  expect(served.size).toBeGreaterThan(tried.length / 2);
}, 600_000);
