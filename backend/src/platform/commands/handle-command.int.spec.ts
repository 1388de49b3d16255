import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandContext } from './commands.ts';
import type { Rejection } from '../domain/index.ts';
import { createNoteTable, noteAggregate, notesFeature } from '../testing/notes.ts';
import type { TestClient } from '../testing/http-client.ts';
import { destroyKey } from '../encryption/index.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp([notesFeature()], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

const context = (more: Partial<CommandContext> = {}): CommandContext => ({
  ownerId: ann.userId,
  actorId: ann.userId,
  actorKind: 'student',
  correlationId: randomUUID(),
  ...more,
});
const write = (noteId: string, text: string, more: Partial<CommandContext> = {}) =>
  app.platform.commands.handle(
    noteAggregate,
    { id: noteId, command: { type: 'WriteNote', noteId, text } },
    context(more),
  );

describe('a command', () => {
  it('is answered when the read model shows what it did, fifty times in a row', async () => {
    for (let index = 0; index < 50; index += 1) {
      const added = await ann.post('/api/notes', { text: `note ${index}` });
      expect(added).toMatchObject({ status: 201 });
      expect(added.headers.get('x-read-model-stale')).toBeNull();
      const { body } = await ann.get('/api/notes');
      expect(body).toContainEqual(added.body);
    }
  });

  it('records nothing when the domain refuses it', async () => {
    const noteId = randomUUID();
    await expect(write(noteId, 'forbidden')).rejects.toMatchObject({ code: 'already_exists' });
    expect(await app.platform.eventLog.read(`note-${noteId}`)).toEqual([]);
  });

  it('records who wanted it, in readable metadata, and its content unreadably', async () => {
    const noteId = randomUUID();
    await write(noteId, 'my secret thought', { correlationId: 'c1', causationId: 'c0' });
    const [event] = await app.platform.eventLog.read(`note-${noteId}`);
    expect(event?.metadata).toEqual({
      schemaVersion: '1',
      ownerId: ann.userId,
      actorId: ann.userId,
      actorKind: 'student',
      correlationId: 'c1',
      causationId: 'c0',
    });
    expect(Buffer.from(event?.data ?? []).toString('latin1')).not.toContain('secret');
  });

  it('decides again on what another one recorded meanwhile, and loses nothing', async () => {
    const noteId = randomUUID();
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((text) => write(noteId, text)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const state = await app.platform.commands.load(noteAggregate, noteId);
    expect(state.texts.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is refused as a conflict after three lost races, never applied twice', async () => {
    const noteId = randomUUID();
    const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`);
    const outcomes = await Promise.allSettled(texts.map((text) => write(noteId, text)));
    const won = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Rejection).code] : [],
    );
    expect(new Set(lost)).toEqual(new Set(lost.length > 0 ? ['conflict'] : []));
    expect((await app.platform.commands.load(noteAggregate, noteId)).texts.toSorted()).toEqual(won.toSorted());
  });

  it('with an idempotency key has its effect once, sent twenty times at once and once more', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => ann.post('/api/notes', { text: 'only once' }, headers);
    const answers = [...(await Promise.all(Array.from({ length: 20 }, send))), await send()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    const { body } = await ann.get('/api/notes');
    expect((body as { text: string }[]).filter(({ text }) => text === 'only once')).toHaveLength(1);
  });

  it('for many streams appends them all and waits once', async () => {
    const targets = Array.from({ length: 30 }, (_, index) => {
      const noteId = randomUUID();
      return { id: noteId, command: { type: 'WriteNote', noteId, text: `bulk ${index}` } as const };
    });
    const recorded = await app.platform.commands.handleAll(noteAggregate, targets, context());
    expect(recorded.flat()).toHaveLength(30);
    const { body } = await ann.get('/api/notes');
    expect((body as { text: string }[]).filter(({ text }) => text.startsWith('bulk'))).toHaveLength(30);
  });

  it('of an erased student is lost with the key: history says so and goes on', async () => {
    const bob = await app.student();
    const { body } = await bob.post('/api/notes', { text: 'soon forgotten' });
    const { id } = body as { id: string };
    await destroyKey(app.platform.db, bob.userId);
    app.platform.keys.forget(bob.userId);
    const [stored] = await app.platform.eventLog.read(`note-${id}`);
    expect(stored && (await app.platform.codec.decode(stored)).shape).toBe('[erased]');
    expect(await app.platform.commands.load(noteAggregate, id)).toEqual({ texts: [] });
  });
});

describe('without a projector', () => {
  beforeAll(() => app.projector.stop());
  afterAll(() => app.projector.start());

  it('a command is recorded and answered within about two seconds, marked as stale', async () => {
    const begun = performance.now();
    const added = await ann.post('/api/notes', { text: 'late' });
    expect(added.status).toBe(201);
    expect(added.headers.get('x-read-model-stale')).toBe('true');
    expect(performance.now() - begun).toBeLessThan(3500);
  });
});

describe('without the event log', () => {
  it('commands answer 503, reads go on, and both work again when it is back', async () => {
    await app.eventLog.stop();
    const refused = await ann.post('/api/notes', { text: 'lost' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await ann.get('/api/notes')).status).toBe(200);
    await app.eventLog.start();
    await expect
      .poll(async () => (await ann.post('/api/notes', { text: 'back' })).status, { timeout: 15_000 })
      .toBe(201);
    const texts = ((await ann.get('/api/notes')).body as { text: string }[]).map(({ text }) => text);
    expect(texts).not.toContain('lost');
  });
});
