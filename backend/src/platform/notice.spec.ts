import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { notify, type Changed } from './notice.ts';

const Notice = z.object({
  position: z.string().optional(),
  change: z.literal('7'),
  changed: z.record(z.string(), z.array(z.string())),
});

const told = async (changed: Changed) => {
  const payloads: string[] = [];
  const trx = { raw: async (_sql: string, [, payload]: [string, string]) => payloads.push(payload) };
  await notify(trx as unknown as Knex.Transaction, { position: 12n, changed, change: '7' });
  return payloads;
};

it('one message tells the position and whose queries changed', async () => {
  const payloads = await told(new Map([['ann', new Set(['/api/tasks', '/api/stats'])]]));
  expect(payloads.map((payload) => JSON.parse(payload))).toEqual([
    { position: '12', changed: { ann: ['/api/tasks', '/api/stats'] }, change: '7' },
  ]);
});

it('many students take several messages, none too long for Postgres, the position in the last', async () => {
  const owners = Array.from({ length: 500 }, () => randomUUID());
  const payloads = await told(new Map(owners.map((owner) => [owner, new Set(['/api/events', '/api/stats'])])));
  expect(payloads.length).toBeGreaterThan(1);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  const notices = payloads.map((payload) => Notice.parse(JSON.parse(payload)));
  expect(notices.flatMap(({ changed }) => Object.keys(changed))).toEqual(owners);
  expect(notices.map(({ position }) => position)).toEqual([...notices.slice(1).map(() => undefined), '12']);
});
