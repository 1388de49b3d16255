import {
  AuditGrantView,
  AuditPage,
  ClassView,
  EventContents,
  EventProof,
  HistoryPage,
  TaskView,
  ThingState,
} from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../hub/testing.ts';
import { turnOn } from '../../platform/testing/authenticator.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { auditFeature } from '../audit/index.ts';
import { classFeature } from '../class/index.ts';
import { historyFeature } from '../history/index.ts';
import { taskFeature } from '../task/index.ts';
import { userFeature } from '../user/index.ts';
import { auditGrantFeature } from './index.ts';

let app: TestApp;
let auditor: TestClient;
let operator: TestClient;

const hub = (...args: string[]) => runTestHub(args, app.environment);
const withRoles = async (...roles: readonly string[]) => {
  const account = await app.student();
  await turnOn(account);
  for (const role of roles) await hub('role', 'grant', account.email, role);
  await vi.waitFor(async () => {
    const row = await app.platform.db('user_list').where({ email: account.email }).first<{ roles: unknown }>('roles');
    expect(row.roles).toEqual(roles.toSorted());
  });
  return account;
};

beforeAll(async () => {
  const subjects = [userFeature, classFeature, taskFeature, auditGrantFeature];
  app = await startTestApp([...subjects, historyFeature(subjects), auditFeature(subjects)]);
  [auditor, operator] = [await withRoles('auditor', 'operator'), await withRoles('operator')];
});
afterAll(() => app.stop());

const addTask = async (student: TestClient, title: string, classId?: string) =>
  TaskView.parse((await student.post('/api/tasks', { title, classId })).body);
const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body);
const eventsOf = async (subjectId: string) =>
  AuditPage.parse((await auditor.get(`/api/audit/events?subjectId=${subjectId}`)).body).entries.toReversed();
const request = async (student: TestClient, scope: object | null = null) => {
  const { status, body } = await auditor.post('/api/audit/grants', {
    ownerId: student.userId,
    scope,
    reason: 'Case 17',
    days: 7,
  });
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const decide = (id: string, given: boolean, by = operator) =>
  by.put(`/api/operations/grants/${id}/decision`, { given });
const grantFor = async (student: TestClient, scope: object | null = null) => {
  const id = await request(student, scope);
  expect((await decide(id, true)).status).toBe(204);
  return id;
};
const open = (id: string, grant: string, by = auditor) => by.get(`/api/audit/events/${id}/contents?grant=${grant}`);
const noGrant = { status: 403, body: { code: 'no_grant' } };

describe('what a student wrote', () => {
  it('is read under a grant of a second person, and each look is recorded first and seen by the student', async () => {
    const ann = await app.student();
    const task = await addTask(ann, 'See the therapist');
    const [added] = await eventsOf(task.id);
    const id = await request(ann, { subject: 'task', subjectId: task.id });
    expect(await open(added?.id ?? '', id)).toMatchObject(noGrant);
    expect(await decide(id, true, auditor)).toMatchObject({ status: 403, body: { code: 'own_request' } });
    const waiting = AuditGrantView.array().parse((await operator.get('/api/operations/grants')).body);
    expect(waiting[0]).toMatchObject({ id, student: ann.email, auditor: auditor.email, state: 'requested' });
    expect((await decide(id, true)).status).toBe(204);

    const { status, body } = await open(added?.id ?? '', id);
    expect({ status, ...EventContents.parse(body) }).toMatchObject({
      status: 200,
      data: { title: 'See the therapist' },
    });
    expect(await open(added?.id ?? '', id, operator)).toMatchObject({ status: 404 });
    const { entries } = HistoryPage.parse((await ann.get('/api/history')).body);
    expect(entries.slice(0, 3).map(({ type, actor, title }) => [type, actor, title])).toEqual([
      ['HistoryRead', 'auditor', 'Case 17'],
      ['GrantGiven', 'operator', 'Case 17'],
      ['GrantRequested', 'auditor', 'Case 17'],
    ]);
    expect((await auditor.get(`/api/audit/looks?owner=${ann.userId}`)).body).toMatchObject({
      looks: [{ grantId: id, auditor: auditor.email, reason: 'Case 17', subjectId: task.id, eventId: added?.id }],
      next: null,
    });
  });

  it('stays closed outside of the grant: another thing, another student, another class, and after its end', async () => {
    const [ann, ben] = [await app.student(), await app.student()];
    const { id: classId } = await addClass(ann);
    const [inside, outside] = [await addTask(ann, 'In', classId), await addTask(ann, 'Out')];
    const others = await addTask(ben, 'Ben');
    const idOf = async (task: TaskView) => (await eventsOf(task.id)).at(-1)?.id ?? '';
    const grant = await grantFor(ann, { subject: 'class', subjectId: classId });
    expect((await open(await idOf(inside), grant)).body).toMatchObject({ data: { title: 'In' } });
    expect(await open(await idOf(outside), grant)).toMatchObject(noGrant);
    expect(await open(await idOf(others), grant)).toMatchObject(noGrant);
    await ann.patch(`/api/tasks/${inside.id}`, { classId: null });
    expect(await open(await idOf(inside), grant)).toMatchObject(noGrant);
    const [first, last] = await eventsOf(inside.id);
    const compare = `/api/audit/things/task/${inside.id}/state?grant=${grant}`;
    expect((await auditor.get(`${compare}&at=${first?.position}`)).status).toBe(200);
    expect(await auditor.get(`${compare}&at=${first?.position}&from=${last?.position}`)).toMatchObject(noGrant);

    const [before, refused] = [await addTask(ann, 'Last'), await request(ann)];
    const whole = await grantFor(ann);
    expect((await open(await idOf(before), whole)).status).toBe(200);
    await decide(refused, false);
    expect(await open(await idOf(before), refused)).toMatchObject(noGrant);
    expect((await auditor.delete(`/api/audit/grants/${whole}`)).status).toBe(204);
    expect(await open(await idOf(before), whole)).toMatchObject(noGrant);
    const looks = (await auditor.get(`/api/audit/looks?owner=${ann.userId}`)).body as { looks: unknown[] };
    expect(looks.looks).toHaveLength(3);
  });

  it('of an erased student is gone, and the proof of the event holds', async () => {
    const ann = await app.student();
    const task = await addTask(ann, 'Essay');
    const [added] = await eventsOf(task.id);
    await grantFor(ann);
    await hub('audit', 'seal');
    await ann.delete('/api/account', {}, { password: 'correct horse' });
    const path = `/api/audit/things/task/${task.id}/events`;
    await vi.waitFor(async () => expect((await auditor.get(path)).body).toMatchObject({ erased: true }), 20_000);
    expect(await eventsOf(task.id)).toEqual([]);
    const where = `subject=task&subjectId=${task.id}`;
    const contents = `/api/audit/events/${added?.id}/contents?${where}`;
    await vi.waitFor(async () => expect((await auditor.get(contents)).body).toEqual({ data: null }), 10_000);
    const proof = EventProof.parse((await auditor.get(`/api/audit/events/${added?.id}/proof?${where}`)).body);
    expect(proof.seal).not.toBeNull();
    expect(JSON.parse(proof.event.head)).toContain('TaskAdded');
  });
});

describe('a thing at a moment', () => {
  it('is worked out by its own rules, with what changed since another moment', async () => {
    const ann = await app.student();
    const task = await addTask(ann, 'Essay');
    await ann.patch(`/api/tasks/${task.id}`, { title: 'Long essay' });
    await ann.put(`/api/tasks/${task.id}`, { completed: true });
    const [added, changed, completed] = await eventsOf(task.id);
    const grant = await grantFor(ann);
    const stateAt = async (query: string) => {
      const { status, body } = await auditor.get(`/api/audit/things/task/${task.id}/state?grant=${grant}&${query}`);
      expect(status).toBe(200);
      return ThingState.parse(body);
    };
    const { at, from, changes } = await stateAt(`at=${completed?.position}&from=${added?.position}`);
    expect([from?.revision, at.revision]).toEqual([0, 2]);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'fields.title', before: 'Essay', after: 'Long essay' },
        { field: 'completed', before: false, after: true },
      ]),
    );
    const then = await stateAt(`at=${changed?.recordedAt}`);
    expect(then).toMatchObject({
      at: { revision: 1, state: { fields: { title: 'Long essay' }, completed: false } },
      from: null,
    });
    expect((await stateAt('at=2020-01-01T00:00:00.000Z')).at).toEqual({
      revision: null,
      recordedAt: null,
      state: null,
    });
    expect((await auditor.get(`/api/audit/looks?owner=${ann.userId}`)).body).toMatchObject({
      looks: [
        { eventId: null },
        { moments: [changed?.recordedAt] },
        { moments: [completed?.position, added?.position] },
      ],
    });
    const path = `/api/audit/things/task/${task.id}`;
    expect((await auditor.get(`${path}/events?from=1`)).body).toMatchObject({
      events: [{ id: changed?.id, revision: 1 }, { revision: 2 }],
      next: null,
      erased: false,
    });
    expect(await auditor.get(`${path}/state?grant=${ann.userId}&at=1`)).toMatchObject(noGrant);
    expect(await auditor.get(`${path}/state?grant=${grant}&at=x`)).toMatchObject({ status: 400 });
    expect(await auditor.get(`/api/audit/things/audit/${task.id}/state?grant=${grant}&at=1`)).toMatchObject({
      status: 404,
    });
  });
});
