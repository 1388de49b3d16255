import { listFindings, planSchedule } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import { assistantFeature } from '../features/assistant/index.ts';
import { inProcessWorkflows } from '../platform/testing/in-process-workflows.ts';
import { openLive } from '../platform/testing/live-stream.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf } from './testing/belongings.ts';
import { filled, placesOf, type Row } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
beforeAll(async () => {
  const all = features.map((each) => (each === assistantFeature ? workflows.inside(each) : each));
  app = await startTestApp(all);
});
afterAll(() => app.stop());

interface LiveMessage {
  readonly changed?: readonly string[];
}

/** All messages that an open tab receives from now on, as one text. */
const tabOf = async (student: TestClient) => {
  const stream = await openLive(student.cookie(), { origin: app.origin });
  await stream.next();
  const told = new Set<string>();
  const reading = (async () => {
    for (;;) for (const key of ((await stream.next()).data as LiveMessage).changed ?? []) told.add(key);
  })().catch(() => undefined);
  const close = async () => {
    stream.close();
    await reading;
  };
  return { told: () => [...told].toSorted(), close };
};

/** The queries that show what a route changes: the list of that name, unless listed here. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  'POST /api/build-reports': [], // counted for operators
  'PATCH /api/account': ['/api/auth/user'],
  'PUT /api/account/password': [],
  'POST /api/account/verification': [],
  'POST /api/account/proof': [],
  'POST /api/account/second-factor/enrolment': [], // on only when a code confirms it
  'POST /api/account/passkeys/challenge': [], // there only when a device has signed
  'PATCH /api/account/passkeys/:id': [], // in no read model, as everything that signs in
  'DELETE /api/account/passkeys/:id': [],
  'POST /api/account/tokens': ['/api/account/tokens'],
  'DELETE /api/account/tokens/:id': ['/api/account/tokens'],
  'POST /api/account/webhooks': ['/api/account/webhooks'],
  'PUT /api/account/webhooks/:id/paused': ['/api/account/webhooks'],
  'POST /api/account/webhooks/:id/test': [], // announced when it was sent
  'DELETE /api/account/webhooks/:id': ['/api/account/webhooks'],
  'POST /api/account/push-devices': [], // in no read model: a browser knows of itself
  'POST /api/account/push-devices/:id/test': [],
  'DELETE /api/account/push-devices/:id': [],
  'DELETE /api/account/sessions': [],
  'DELETE /api/account/sessions/:id': [],
  'DELETE /api/account': [],
  'POST /api/classes': ['/api/classes', '/api/stats'],
  'PUT /api/terms/:id/archived': [], // no class belongs to it
  'DELETE /api/meetings/:id/days/:day': [], // that day was never changed
  'POST /api/events/imported': [], // a question
  'POST /api/documents/upload': ['/api/documents', '/api/stats'],
  'DELETE /api/classes/:id': ['/api/classes', '/api/events', '/api/tasks', '/api/documents', '/api/stats'],
  'PUT /api/tasks/:id': ['/api/tasks', '/api/stats'],
  'PUT /api/events/:id': ['/api/events', '/api/stats'],
  'POST /api/classes/:id/conversations': ['/api/classes/:id/conversations'],
  'PATCH /api/conversations/:id': ['/api/classes/:id/conversations'],
  'DELETE /api/conversations/:id': ['/api/classes/:id/conversations'],
  'POST /api/conversations/:id/messages': ['/api/conversations/:id/messages'],
  'DELETE /api/documents/:id/dates': [],
  'POST /api/documents/:id/findings/accept': [], // nothing waits
  'POST /api/documents/:id/findings/:findingId/accept': [listFindings.path, '/api/events'],
  'POST /api/documents/:id/findings/:findingId/dismiss': [listFindings.path],
  'POST /api/documents/:id/findings/:findingId/merge': [listFindings.path],
  'PATCH /api/flashcards/:id': ['/api/flashcard-sets'],
  'POST /api/flashcards/:id/reviews': ['/api/review-counts', '/api/reviews'],
  'DELETE /api/flashcards/:id': ['/api/flashcard-sets', '/api/stats'],
  'PATCH /api/questions/:id': ['/api/practice-tests'],
  'DELETE /api/questions/:id': ['/api/practice-tests'],
  'PUT /api/attempts/:id/answers/:questionId': ['/api/practice-tests'],
  'POST /api/undo/:commandId': ['/api/tasks'],
};
const listOf = (name: string) => [/\/api\/[\w-]+/.exec(name)?.[0] ?? ''];

const request = async (row: Row, student: TestClient) => {
  const own = belongingsOf(student, app);
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

const changing = Object.entries(rows).filter(([name, { status }]) => !name.startsWith('GET ') && status === undefined);
const patience = { timeout: 20_000 };

describe('an open tab learns which queries to refresh', { tags: ['S7.17', 'S7.22', 'S7.26', 'S7.33'] }, () => {
  it.each(changing)('after %s', async (name, row) => {
    const operation = app.operations.find((each) => nameOf(each) === name);
    if (!operation) throw new Error(`${name} is not mounted`);
    const student = await app.student();
    const sent = await request(row, student);
    const tab = await tabOf(student);
    expect((await send(student, operation, sent)).status).toBeLessThan(300);
    const wanted = shownIn[name] ?? listOf(name);
    await expect.poll(tab.told, patience).toEqual(expect.arrayContaining([...wanted]));
    await tab.close();
  });

  it('after an analysis', { tags: ['S7.36'] }, async () => {
    const student = await app.student();
    const id = await belongingsOf(student, app)('document');
    const tab = await tabOf(student);
    const date = { title: 'Exam', dueDate: '2026-12-01', eventType: 'exam', priority: 'high', quote: 'Exam' };
    const recorded = await app
      .workflowOf(student.userId)
      .post(`/api/internal/documents/${id}/analysis`, { dates: [date] });
    expect(recorded).toMatchObject({ status: 200, body: { scheduled: 1 } });
    await expect
      .poll(tab.told, patience)
      .toEqual(expect.arrayContaining(['/api/documents', listFindings.path, '/api/events']));
    await tab.close();
  });
});

describe('after a reply of the assistant an open tab learns', () => {
  const say = async (actions: (own: ReturnType<typeof belongingsOf>) => Promise<object[]>) => {
    const student = await app.student();
    const planned = await actions(belongingsOf(student, app));
    workflows.willDo(async () => planSchedule.result.parse({ message: 'Done.', actions: planned }));
    const tab = await tabOf(student);
    const path = '/api/scheduling-assistant/chat';
    expect((await student.post(path, { message: 'Add a task' })).status).toBe(200);
    return tab;
  };

  it('what its changes touched', { tags: ['S7.66'] }, async () => {
    const tab = await say(async (own) => [
      { type: 'CREATE_TASK', summary: '', task: { title: 'Learn' } },
      { type: 'UPDATE_EVENT', summary: '', eventId: await own('event'), change: { title: 'Final' } },
    ]);
    await expect.poll(tab.told, patience).toEqual(expect.arrayContaining(['/api/events', '/api/tasks']));
    await tab.close();
  });

  it('nothing when it only links to a page', { tags: ['S7.67'] }, async () => {
    const tab = await say(async (own) => [{ type: 'NAVIGATE_TO_CLASS', summary: '', classId: await own('class') }]);
    await tab.close();
    expect(tab.told()).toEqual([]);
  });
});
