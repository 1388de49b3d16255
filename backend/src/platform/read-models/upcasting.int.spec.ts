import { createLog } from '@hub/telemetry';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createReadModelDatabase } from '../../testing/read-model-database.ts';
import type { AnyAggregate } from '../domain/index.ts';
import { createEventCodec, type EventLog, type LogMessage } from '../event-log/index.ts';
import type { Projection } from './projection.ts';
import { createProjectionWriter } from './projection-writer.ts';
import { createInMemoryEventLog } from '../testing/in-memory-event-log.ts';
import { createInMemoryKeys } from '../testing/in-memory-keys.ts';
import { unpark } from '../subscriptions/index.ts';

const decider = { initialState: null, evolve: () => null, decide: () => [] };
const category = 'person';

/** The first version knew one name, the second takes it apart, the third can do without the last. */
const one: AnyAggregate = {
  category,
  decider,
  events: z.object({ type: z.literal('Named'), data: z.object({ personId: z.string(), name: z.string() }) }),
};
const Second = z.object({ personId: z.string(), first: z.string(), last: z.string() });
const two: AnyAggregate = {
  category,
  decider,
  schemaVersion: 2,
  events: z.object({ type: z.literal('Named'), data: Second }),
  upcast: ({ type, data }) => {
    const { personId, name } = z.object({ personId: z.string(), name: z.string() }).parse(data);
    const [first = '', last = ''] = name.split(' ');
    return { type, data: { personId, first, last } };
  },
};
const Named = z.object({ type: z.literal('Named'), data: Second.extend({ last: z.string().nullable() }) });
const three: AnyAggregate = {
  category,
  decider,
  schemaVersion: 3,
  events: Named,
  upcast(stored, version) {
    const { type, data } = version === 1 ? (two.upcast?.(stored, 1) ?? stored) : stored;
    const { last, ...rest } = Second.parse(data);
    return { type, data: { ...rest, last: last === '' ? null : last } };
  },
};
const people: Projection<z.infer<typeof Named>, { first: string; last: string | null }> = {
  name: 'person-list',
  version: 1,
  table: 'person_list',
  events: Named,
  categories: [category],
  queryKeys: [],
  key: ({ data }) => data.personId,
  evolve: (_row, { data: { first, last } }) => ({ first, last }),
};

const ownerId = randomUUID();
const keys = createInMemoryKeys();
const log = createLog('upcasting', 'silent');
let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
  await db.schema.createTable('person_list', (table) => {
    table.uuid('id').primary();
    table.text('first').notNullable();
    table.text('last');
  });
});
afterAll(() => drop());

/** Written by a program of this version. */
const write = async (
  eventLog: EventLog,
  by: AnyAggregate,
  data: { readonly personId: string; readonly [field: string]: string | null },
) => {
  const stream = `${category}-${data.personId}`;
  const context = { ownerId, actorId: ownerId, actorKind: 'student', correlationId: 'c' } as const;
  const draft = { aggregate: by, stream, events: [{ type: 'Named', data }], ids: [randomUUID()], context };
  const revision = (await eventLog.read(stream)).at(-1)?.revision ?? null;
  await eventLog.append(stream, revision, await createEventCodec([by], keys).encode(draft));
};

/** A program of this version builds its read models from the first event. */
const build = async (eventLog: EventLog, by: AnyAggregate) => {
  await db('person_list').delete();
  await db('checkpoints').delete();
  await db('parked_streams').delete();
  const codec = createEventCodec([by], keys);
  const projector = createProjectionWriter([people], { db, codec, log });
  await projector.prepare();
  const messages: LogMessage[] = [];
  for await (const event of eventLog.readAll()) messages.push({ kind: 'event', event });
  await projector.take(await projector.read(messages));
  return { codec, rows: await db('person_list').orderBy('first').select('first', 'last') };
};

describe('a log of several versions', () => {
  it('gives the read models that it gives in the shape of today', async () => {
    const [old, mixed] = [createInMemoryEventLog(), createInMemoryEventLog()];
    const [ann, bo] = [randomUUID(), randomUUID()];
    await write(old, one, { personId: ann, name: 'Ann Lee' });
    await write(old, one, { personId: bo, name: 'Bo' });
    const expected = [
      { first: 'Ann', last: 'Lee' },
      { first: 'Bo', last: null },
    ];
    expect((await build(old, three)).rows).toEqual(expected);

    await write(mixed, one, { personId: ann, name: 'Anna Lee' });
    await write(mixed, two, { personId: ann, first: 'Ann', last: 'Lee' });
    await write(mixed, three, { personId: bo, first: 'Bo', last: null });
    expect((await build(mixed, three)).rows).toEqual(expected);
  });

  it('has the streams of a newer program set aside until that program runs, and no others', async () => {
    const eventLog = createInMemoryEventLog();
    const [ann, bo] = [randomUUID(), randomUUID()];
    await write(eventLog, two, { personId: ann, first: 'Ann', last: 'Lee' });
    await write(eventLog, three, { personId: ann, first: 'Anna', last: null });
    await write(eventLog, two, { personId: bo, first: 'Bo', last: 'Ek' });

    const { rows } = await build(eventLog, two);
    expect(rows).toEqual([
      { first: 'Ann', last: 'Lee' },
      { first: 'Bo', last: 'Ek' },
    ]);
    const stream = `${category}-${ann}`;
    expect(await db('parked_streams').select('streamId', 'fromRevision', 'reason')).toEqual([
      { streamId: stream, fromRevision: '1', reason: 'Error: Named has version 3; this program reads up to 2' },
    ]);

    const upgraded = createEventCodec([three], keys);
    expect(await unpark(people, stream, { db, eventLog, codec: upgraded })).toEqual({ taken: 1 });
    expect(await db('person_list').where({ id: ann }).select('first', 'last')).toEqual([{ first: 'Anna', last: null }]);
  });
});
