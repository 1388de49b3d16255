import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { notify, readNotification, type ChangedQueries } from './notifications.ts';

const told = async (changed: ChangedQueries) => {
  const payloads: string[] = [];
  const trx = { raw: async (_sql: string, [, told]: [string, string[]]) => payloads.push(...told) };
  await notify(trx as unknown as Knex.Transaction, { position: 12n, changed, change: '7' });
  return payloads;
};

it('one message tells the position and whose queries changed', async () => {
  const payloads = await told(new Map([['ann', new Set(['/api/tasks', '/api/stats'])]]));
  expect(payloads.map(readNotification)).toEqual([
    { position: '12', changed: { ann: ['/api/tasks', '/api/stats'] }, change: '7' },
  ]);
});

it('many students take several messages, none too long for Postgres, the position in the last', async () => {
  const owners = Array.from({ length: 500 }, () => randomUUID());
  const payloads = await told(new Map(owners.map((owner) => [owner, new Set(['/api/events', '/api/stats'])])));
  expect(payloads.length).toBeGreaterThan(1);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  const notices = payloads.map(readNotification);
  expect(notices.flatMap((notice) => Object.keys(notice?.changed ?? {}))).toEqual(owners);
  expect(notices.map((notice) => notice?.position)).toEqual([...notices.slice(1).map(() => undefined), '12']);
});

it.each([undefined, 'no JSON', '[]', '{"position":"far"}', '{"changed":["/api/tasks"]}', '{"step":{}}', '{"anew":1}'])(
  'a message that says %s is read as nothing, and ends no process',
  (payload) => {
    expect(readNotification(payload)).toBeNull();
  },
);
