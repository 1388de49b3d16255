import { mark } from '@hub/postgres/testing-marks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient, Visitor } from '../testing/http-client.ts';
import { createNoteTable, notesFeature } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
let elsewhere: Visitor;

beforeAll(async () => {
  app = await startTestApp([notesFeature()], { prepare: createNoteTable });
  ann = await app.student();
  elsewhere = ann.at(await app.anotherApi());
});
afterAll(() => app.stop());

/** Runs as many pairs as fit into this time. For all ten thousand, set `READ_YOUR_WRITES_MS=3600000`. */
const withinMs = Number(process.env['READ_YOUR_WRITES_MS'] ?? 8000);
const maxPairs = 10_000;
const isStale = ({ headers }: { headers: Headers }) => headers.get('x-read-model-stale') === 'true';

it(
  'a student sees every write immediately, on every instance',
  { tags: ['R10'], timeout: withinMs + 60_000 },
  async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const until = Date.now() + withinMs;
    let [pairs, stale, late] = [0, 0, 0];
    for (; pairs < maxPairs && Date.now() < until; pairs += 1) {
      const [first, second] = pairs % 2 === 0 ? [ann, elsewhere] : [elsewhere, ann];
      const written = await first.put(`/api/notes/${ids[pairs % ids.length]}`, { text: `text ${pairs}` });
      const read = await second.get('/api/notes');
      if (isStale(written) || isStale(read)) late += 1;
      else if (!JSON.stringify(read.body).includes(`"text ${pairs}"`)) stale += 1;
    }
    expect(pairs).toBeGreaterThan(10);
    expect(stale).toBe(0);
    expect(late).toBeLessThanOrEqual(pairs / 1_000); // marked as stale, on a machine too busy to show it within two seconds
  },
);

it(
  'reads on every instance wait up to two seconds for a command whose response came too early',
  { tags: ['R10'] },
  async () => {
    const [id, bob] = [randomUUID(), await app.student()];
    await app.projector.stop();
    const written = await ann.put(`/api/notes/${id}`, { text: 'not shown yet' });
    expect({ status: written.status, stale: isStale(written) }).toEqual({ status: 204, stale: true });

    for (const at of [ann, elsewhere]) {
      const begun = performance.now();
      const read = await at.get('/api/notes');
      expect({ status: read.status, stale: isStale(read) }).toEqual({ status: 200, stale: true });
      expect(performance.now() - begun).toBeLessThan(mark(2000, 3000));
    }
    expect(isStale(await bob.get('/api/notes'))).toBe(false); // no one else waits

    const waiting = elsewhere.get('/api/notes');
    app.projector.start();
    const read = await waiting;
    expect(isStale(read)).toBe(false);
    expect(JSON.stringify(read.body)).toContain('not shown yet');
  },
);
