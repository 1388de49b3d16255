import { CalendarSubscriptionView, ClassView, DocumentView, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import { signWorkflowToken } from '../platform/http/index.ts';
import type { Operation } from '../platform/http/routing/index.ts';
import { httpClient, type Visitor } from '../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import type { Sent } from './testing/row.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId = '';
let documentId = '';
let subscriptionId = '';

/** The calls that a worker makes in its own name. */
const ownCalls = ['GET /api/internal/workflows/:id/payload-key', 'POST /api/internal/workflows/:id/token'];

beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'syllabus');
  form.set('file', new File(['Exam: May 3'], 'syllabus.txt', { type: 'text/plain' }));
  documentId = DocumentView.parse((await ann.post('/api/documents/upload', form)).body).id;
  const subscription = { address: 'https://canvas.example.edu/a.ics', name: 'Canvas', zone: 'UTC', otherwise: classId };
  subscriptionId = CalendarSubscriptionView.parse(
    (await ann.post('/api/calendar-subscriptions', subscription)).body,
  ).id;
  await app.platform.owners.claim('readDocument-1', ann.userId);
});
afterAll(() => app.stop());

const bodies: Readonly<Record<string, object>> = {
  analysis: { dates: [] },
  'analysis-failure': { reason: 'It is locked.' },
  text: { pages: [] },
  vectors: { model: 'e5', passages: [], dimension: 3, numbers: '' },
  'text-failure': { reason: 'It is locked.' },
  progress: { step: 'Reading', fraction: 0.5 },
  draft: { conversationId: randomUUID(), at: 0, text: 'x' },
  'ai-tokens': { tokens: 1, perStudent: 10, overall: 10 },
  correction: { by: 1 },
  reading: { outcome: 'failed', problem: 'gone' },
  flashcards: { modelUsed: 'rules', cards: [{ front: 'What?', back: 'That' }] },
  questions: { modelUsed: 'rules', questions: [{ question: 'What?', options: ['a', 'b'], correctAnswer: 'a' }] },
};

const callsOfWorkflows = () =>
  app.operations.filter((operation) => operation.access === 'worker' && !ownCalls.includes(nameOf(operation)));

/** The route with ids of Ann's, or with unknown ones. */
const sentTo = ({ path, method }: Operation, isKnown: boolean): Sent => {
  const things = {
    documents: documentId,
    classes: classId,
    workflows: 'readDocument-1',
    'calendar-subscriptions': subscriptionId,
  };
  const [, , , collection = ''] = path.split('/');
  const id = (isKnown && Object.entries(things).find(([name]) => name === collection)?.[1]) || randomUUID();
  const studentId = isKnown ? ann.userId : randomUUID();
  const own = { id, studentId, classId: isKnown ? classId : randomUUID(), key: 'a'.repeat(64), day: '2026-11-26' };
  const query: Record<string, string> = path.endsWith('/passages-at')
    ? { places: `${id}:0` }
    : path.endsWith('/vectors') && method === 'GET'
      ? { model: 'e5' }
      : {};
  return { params: own, query, ...(method !== 'GET' && { body: bodies[path.split('/').at(-1) ?? ''] ?? {} }) };
};

const answersTo = async (client: Visitor, isKnown: boolean) => {
  const answers: Record<string, unknown> = {};
  for (const operation of callsOfWorkflows()) {
    const { status, body } = await send(client, operation, sentTo(operation, isKnown));
    answers[nameOf(operation)] = { status, body };
  }
  return answers;
};

it('with the token of another student’s workflow, a thing looks missing to every route', async () => {
  const foreign = await answersTo(app.workflowOf(bob.userId), true);
  expect(foreign).toEqual(await answersTo(app.workflowOf(bob.userId), false));
  expect(new Set(Object.values(foreign).map((answer) => (answer as { status: number }).status))).toEqual(
    new Set([404]),
  );
});

it('the worker’s own token opens no student’s data, an expired one nothing at all', async () => {
  const hourAgo = Date.now() - 3_600_000;
  const identity = { workflowId: 'readDocument-1', studentId: UserId.parse(ann.userId) };
  const { token } = signWorkflowToken(app.platform.secrets, identity, hourAgo);
  const expired = httpClient(app.origin, { authorization: `Bearer ${token}` });
  for (const client of [app.worker, expired])
    for (const answer of Object.values(await answersTo(client, true))) expect(answer).toMatchObject({ status: 404 });
});

it('a worker gets the token of a workflow that was started, which opens what its student owns', async () => {
  expect((await app.worker.post('/api/internal/workflows/readDocument-2/token')).status).toBe(404);
  const got = await app.worker.post('/api/internal/workflows/readDocument-1/token');
  const { token } = got.body as { token: string };
  const workflow = httpClient(app.origin, { authorization: `Bearer ${token}` });
  expect((await workflow.get(`/api/internal/documents/${documentId}`)).status).toBe(200);
  expect((await workflow.get(`/api/internal/students/${ann.userId}/schedule`)).status).toBe(200);
  for (const path of ['payload-key', 'token'])
    expect((await workflow.post(`/api/internal/workflows/readDocument-1/${path}`)).status).toBeGreaterThan(403);
});
