import { ClassView, commandIdHeader, ConversationView, MessageView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature, eraseDeletedClasses, eraseDeletedThings } from '../class/index.ts';
import { undoFeature } from '../undo/index.ts';
import { conversationFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

beforeAll(async () => {
  const features = [classFeature, conversationFeature];
  app = await startTestApp([...features, undoFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(() => app.stop());

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;
const listPath = (id = classId) => `/api/classes/${id}/conversations`;
const begin = async (title?: string, student = ann, id = classId) =>
  ConversationView.strict().parse((await student.post(listPath(id), { title })).body);
const conversationsOf = async (student = ann, id = classId) =>
  ConversationView.strict()
    .array()
    .parse((await student.get(listPath(id))).body);
const messagesPath = (id: string) => `/api/conversations/${id}/messages`;
const say = (conversationId: string, content: string, more: object = {}) =>
  ann.post(messagesPath(conversationId), { conversationId, type: 'user', content, ...more });
const messagesOf = async (id: string) =>
  MessageView.strict()
    .array()
    .parse((await ann.get(messagesPath(id))).body);
const titleOf = async (id: string) => (await conversationsOf()).find((one) => one.id === id)?.title;

describe('POST /api/classes/:id/conversations', () => {
  it('takes a title and creates', { tags: ['S7.55', 'S3.43'] }, async () => {
    const { status, body } = await ann.post(listPath(), { title: 'What is photosynthesis?' });
    expect(status).toBe(201);
    const added = ConversationView.strict().parse(body);
    expect(added).toMatchObject({ classId, title: 'What is photosynthesis?', messageCount: 0 });
    expect(await conversationsOf()).toContainEqual(added);
  });

  it.each([
    [{}, 'New Chat'],
    [{ title: '  ' }, 'New Chat'],
    [{ title: null }, 'New Chat'],
    [{ title: 'x'.repeat(41) }, `${'x'.repeat(40)}...`],
  ])('derives the title of %j', { tags: ['S9.31'] }, async (form, title) => {
    expect((await ann.post(listPath(), form)).body).toMatchObject({ title });
  });

  it('starts one conversation when a request is sent twice under one key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await ann.post(listPath(), {}, key), await ann.post(listPath(), {}, key)];
    expect(second.body).toEqual(first.body);
  });
});

describe('GET /api/classes/:id/conversations', () => {
  it('lists those of the class, last activity first', { tags: ['S7.54'] }, async () => {
    const other = await addClass(ann);
    const [first, second] = [await begin('first', ann, other), await begin('second', ann, other)];
    expect((await conversationsOf(ann, other)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const said = MessageView.parse((await say(first.id, 'Hello')).body);
    const listed = await conversationsOf(ann, other);
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(listed[0]).toMatchObject({ messageCount: 1, lastActivityAt: said.createdAt });
    expect((await conversationsOf()).map(({ id }) => id)).not.toContain(first.id);
  });
});

describe('POST /api/conversations/:id/messages', () => {
  it('saves messages, and lists them in order', { tags: ['S7.57', 'S7.56', 'S3.44'] }, async () => {
    const { id } = await begin();
    const { status, body } = await say(id, ' What is light? ', { modelUsed: 'mine' });
    expect(status).toBe(201);
    const first = MessageView.strict().parse(body);
    const said = { conversationId: id, type: 'user', content: 'What is light?' };
    expect(first).toMatchObject({ ...said, modelUsed: null, verified: true, citations: [] });
    const others = ['Second', 'Third', 'Fourth'].map((content) => say(id, content));
    const saved = (await Promise.all(others)).map((answer) => MessageView.parse(answer.body).id);
    const listed = await messagesOf(id);
    expect(listed[0]).toEqual(first);
    expect(listed.map((message) => message.id).toSorted()).toEqual([first.id, ...saved].toSorted());
    expect(await messagesOf(id)).toEqual(listed);
  });

  it('refuses what is missing or too long with a plain sentence', async () => {
    const { id } = await begin();
    const refused = async (body: object) => (await ann.post(messagesPath(id), body)).body;
    expect(await refused({})).toEqual({ message: 'conversationId is missing' });
    expect(await refused({ conversationId: 7 })).toEqual({ message: 'conversationId is not valid' });
    expect((await say(id, 'x'.repeat(8_000))).status).toBe(201);
    const tooLong = { status: 400, body: { message: 'Message must be at most 8000 characters' } };
    expect(await say(id, 'x'.repeat(8_001))).toMatchObject(tooLong);
    expect((await say(id, 'x'.repeat(8_001), { type: 'bot' })).status).toBe(201); // replies may be longer
  });

  it('marks a reply that the server did not write as unverified', { tags: ['S7.57'] }, async () => {
    const { id } = await begin();
    const { body } = await say(id, 'The exam is cancelled.', { type: 'bot', modelUsed: 'GPT-9' });
    expect(body).toMatchObject({ type: 'bot', verified: false, modelUsed: 'GPT-9', citations: [] });
  });

  it('titles the conversation after the first reply, and never replaces the student’s title', async () => {
    const [free, named] = [await begin('What is photosynthesis?'), await begin('What is photosynthesis?')];
    await ann.patch(`/api/conversations/${named.id}`, { title: 'Leaves' });
    for (const { id } of [free, named]) {
      await say(id, 'What is photosynthesis?');
      await say(id, 'Plants turn light into sugar.', { type: 'bot' });
    }
    expect(await titleOf(free.id)).toBe('Photosynthesis Plants Turn Light');
    expect(await titleOf(named.id)).toBe('Leaves');
  });

  it('is saved once however often it is sent under one key', async () => {
    const { id } = await begin();
    const message = { conversationId: id, type: 'user', content: 'Hello' };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => ann.post(messagesPath(id), message, key)));
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it.each([
    [{ type: 'system' }, 'The type must be user or bot'],
    [{ content: ' ' }, 'Message is required'],
    [{ content: 'x'.repeat(40_001) }, 'Message must be at most 40000 characters'],
    [{ conversationId: randomUUID() }, 'The message belongs to another conversation'],
  ])('rejects invalid input with its message (%#)', { tags: ['S7.57'] }, async (more, message) => {
    const { id } = await begin();
    expect(await say(id, 'Hello', more)).toMatchObject({ status: 400, body: { message } });
    expect(await messagesOf(id)).toEqual([]);
  });

  it('cannot be undone', async () => {
    const { id } = await begin();
    expect((await say(id, 'Hello')).headers.get(commandIdHeader)).toBeNull();
  });
});

describe('PATCH /api/conversations/:id', () => {
  it('renames, without truncating', { tags: ['S7.58'] }, async () => {
    const { id, ...rest } = await begin();
    const title = 'x'.repeat(200);
    const { status, body } = await ann.patch(`/api/conversations/${id}`, { title });
    expect({ status, body }).toEqual({ status: 200, body: { id, ...rest, title } });
    expect(await titleOf(id)).toBe(title);
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{}, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
  ])('rejects %j and keeps the old title', { tags: ['S5.27'] }, async (form, message) => {
    const { id, title } = await begin();
    expect(await ann.patch(`/api/conversations/${id}`, form)).toMatchObject({ status: 400, body: { message } });
    expect(await titleOf(id)).toBe(title);
  });
});

describe('DELETE /api/conversations/:id', () => {
  it('deletes it with its messages, and undo restores both', { tags: ['S7.59'] }, async () => {
    const conversation = await begin('Leaves');
    await say(conversation.id, 'Hello');
    const before = await messagesOf(conversation.id);
    const deleting = await ann.delete(`/api/conversations/${conversation.id}`);
    expect(deleting.status).toBe(204);
    expect(await titleOf(conversation.id)).toBeUndefined();
    expect((await ann.get(messagesPath(conversation.id))).status).toBe(404);
    expect((await say(conversation.id, 'Hello')).status).toBe(404);

    const commandId = deleting.headers.get(commandIdHeader);
    expect(await ann.post(`/api/undo/${commandId}`)).toMatchObject({ status: 200, body: { undone: true } });
    expect(await messagesOf(conversation.id)).toEqual(before);
    const back = (await conversationsOf()).find(({ id }) => id === conversation.id);
    expect(back).toMatchObject({ title: 'Leaves', messageCount: 1, createdAt: conversation.createdAt });
  });
});

it('hides the conversations of a deleted class', async () => {
  const other = await addClass(ann);
  const { id } = await begin('Leaves', ann, other);
  await ann.delete(`/api/classes/${other}`);
  expect((await ann.get(listPath(other))).status).toBe(404);
  expect((await ann.get(messagesPath(id))).status).toBe(404);
  expect((await say(id, 'Hello')).status).toBe(404);
});

describe('when it can no longer be restored', () => {
  const inAMonth = new Date(Date.now() + 32 * 86_400_000);
  const all = [classFeature, conversationFeature];
  const leftOf = (id: string) => {
    const { db } = app.platform;
    return Promise.all([
      db('conversationList').where({ id }).select('id'),
      db('messageList').where({ conversationId: id }).select('id'),
    ]);
  };

  it('nothing is left of a deleted conversation', async () => {
    const { id } = await begin();
    await say(id, 'Hello');
    const deleting = await ann.delete(`/api/conversations/${id}`);
    expect(await leftOf(id)).toMatchObject([[{ id }], [{}]]);
    await eraseDeletedThings({ ...app.platform, features: all }, inAMonth);
    expect(await leftOf(id)).toEqual([[], []]);
    const undoing = await ann.post(`/api/undo/${deleting.headers.get(commandIdHeader)}`);
    expect(undoing).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  it('nothing is left of the conversations of a deleted class', async () => {
    const other = await addClass(ann);
    const { id } = await begin('Leaves', ann, other);
    await say(id, 'Hello');
    await ann.delete(`/api/classes/${other}`);
    await eraseDeletedClasses({ ...app.platform, features: all }, inAMonth);
    expect(await leftOf(id)).toEqual([[], []]);
  });
});

describe('a conversation of another student', () => {
  it('looks like a missing one, and is not changed', async () => {
    const conversation = await begin('Leaves');
    const attempts = (id: string) =>
      Promise.all([
        bob.get(messagesPath(id)),
        bob.post(messagesPath(id), { conversationId: id, type: 'user', content: 'Hello' }),
        bob.patch(`/api/conversations/${id}`, { title: 'Mine now' }),
        bob.delete(`/api/conversations/${id}`),
      ]);
    const foreign = await attempts(conversation.id);
    for (const answer of foreign) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'Conversation not found' } });
    }
    expect((await attempts(randomUUID())).map(({ body }) => body)).toEqual(foreign.map(({ body }) => body));
    expect(await conversationsOf()).toContainEqual(conversation);
    for (const id of [classId, randomUUID()]) {
      const answers = await Promise.all([bob.get(listPath(id)), bob.post(listPath(id), {})]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    }
  });
});

it('returns what was recorded even while the read models are stopped', async () => {
  const { id } = await begin();
  await app.projector.stop();
  const started = await ann.post(listPath(), { title: 'Later' });
  const said = await say(id, 'Hello');
  app.projector.start();
  expect([started.status, said.status]).toEqual([201, 201]);
  const conversation = ConversationView.parse(started.body);
  await expect.poll(() => titleOf(conversation.id), { timeout: 10_000 }).toBe('Later');
  const { createdAt: _at, ...message } = MessageView.parse(said.body);
  await expect.poll(() => messagesOf(id), { timeout: 10_000 }).toMatchObject([message]);
});

it('rejects signed-out visitors', async () => {
  const { visitor } = app;
  const id = randomUUID();
  const answers = await Promise.all([
    visitor.get(listPath()),
    visitor.post(listPath(), {}),
    visitor.get(messagesPath(id)),
    visitor.post(messagesPath(id), {}),
    visitor.patch(`/api/conversations/${id}`, {}),
    visitor.delete(`/api/conversations/${id}`),
    visitor.post('/api/chat', new FormData()),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
