import { AuditPage, auditPageSize, ClassView, EventProof, SealState, TaskView } from '@hub/contracts';
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../hub/testing.ts';
import { turnOn } from '../../platform/testing/authenticator.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { historyFeature } from '../history/index.ts';
import { taskFeature } from '../task/index.ts';
import { userFeature } from '../user/index.ts';
import { auditFeature } from './index.ts';

let app: TestApp;
let auditor: TestClient;

const hub = (...args: string[]) => runTestHub(args, app.environment);
const withRole = async (role: 'auditor' | 'operator') => {
  const student = await app.student();
  await turnOn(student);
  await hub('role', 'grant', student.email, role);
  await vi.waitFor(async () => {
    const row = await app.platform.db('user_list').where({ email: student.email }).first<{ roles: unknown }>('roles');
    expect(row.roles).toEqual([role]);
  });
  return student;
};

beforeAll(async () => {
  const subjects = [userFeature, classFeature, taskFeature];
  app = await startTestApp([...subjects, historyFeature(subjects), auditFeature(subjects)]);
  auditor = await withRole('auditor');
});
afterAll(() => app.stop());

const entriesFor = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await auditor.get(`/api/audit/events?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return AuditPage.parse(body);
};
const typesFor = async (query: Readonly<Record<string, string>>) =>
  (await entriesFor(query)).entries.map(({ type }) => type);
const addTask = async (student: TestClient, title: string) =>
  TaskView.parse((await student.post('/api/tasks', { title })).body);

describe('GET /api/audit/events', () => {
  it('lists what every student did, newest first, and nothing of what they wrote', async () => {
    const [ann, ben] = [await app.student(), await app.student()];
    const task = await addTask(ann, 'See the therapist');
    const { entries } = await entriesFor({ subjectId: task.id });
    expect(entries).toMatchObject([{ type: 'TaskAdded', subject: 'task', ownerId: ann.userId, actor: 'student' }]);
    await addTask(ben, 'Essay');
    const all = await entriesFor({ type: 'TaskAdded' });
    expect(all.entries.slice(0, 2).map(({ ownerId }) => ownerId)).toEqual([ben.userId, ann.userId]);
    expect(JSON.stringify(all)).not.toMatch(/therapist|Essay/);
  });

  it('is narrowed to a student, a thing, a request, an actor and a period', async () => {
    const ann = await app.student();
    const task = await addTask(ann, 'Essay');
    await ann.patch(`/api/tasks/${task.id}`, { title: 'Long essay' });
    const about = await entriesFor({ subjectId: task.id });
    const [changed, added] = about.entries;
    expect(await typesFor({ owner: ann.userId ?? '', subject: 'task' })).toEqual(['TaskChanged', 'TaskAdded']);
    expect(await typesFor({ email: ann.email.toUpperCase(), subject: 'task' })).toEqual(['TaskChanged', 'TaskAdded']);
    expect(await typesFor({ correlation: changed?.correlationId ?? '' })).toEqual(['TaskChanged']);
    expect(await typesFor({ subjectId: task.id, actor: 'assistant' })).toEqual([]);
    expect(await typesFor({ subjectId: task.id, from: changed?.recordedAt ?? '' })).toEqual(['TaskChanged']);
    expect(await typesFor({ subjectId: task.id, until: changed?.recordedAt ?? '' })).toEqual(['TaskAdded']);
    expect(await typesFor({ subjectId: task.id, before: changed?.position ?? '' })).toEqual([added?.type]);
    expect(await typesFor({ email: 'nobody@example.org' })).toEqual([]);
    for (const query of ['before=x', 'owner=1', 'from=yesterday', 'actor=nobody'])
      expect(await auditor.get(`/api/audit/events?${query}`)).toMatchObject({ status: 400 });
  });

  it('is shown a page at a time, without gaps or repeats', async () => {
    const ann = await app.student();
    for (let index = 0; index < auditPageSize + 2; index += 1) await addTask(ann, `Task ${index}`);
    const about = { owner: ann.userId ?? '', subject: 'task' };
    const first = await entriesFor(about);
    const second = await entriesFor({ ...about, before: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([auditPageSize, 2, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(auditPageSize + 2);
  });

  it('is not there for students, visitors and operators', async () => {
    const operator = await withRole('operator');
    for (const path of ['events', 'seals', `events/${randomUUID()}/proof`]) {
      for (const stranger of [await app.student(), operator, app.visitor])
        expect((await stranger.get(`/api/audit/${path}`)).status).toBe(404);
    }
  });
});

/** Checks a proof with what ADR 16 says alone, and returns what the event says of itself. */
const checked = ({ event, seal, hashes, publicKey }: EventProof): unknown[] => {
  const leaf = createHash('sha256').update(`${event.head}\n`).update(Buffer.from(event.data, 'base64')).digest();
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  if (!seal) throw new Error('not sealed');
  expect(verify(null, Buffer.from(seal.claim), key, Buffer.from(seal.signature, 'base64'))).toBe(true);
  const claim = JSON.parse(seal.claim) as { previous: string; root: string; count: number };
  const all = Buffer.from(hashes, 'base64');
  expect(all.length).toBe(32 * claim.count);
  expect(all.indexOf(leaf) % 32).toBe(0);
  expect(createHash('sha256').update(claim.previous).update(all).digest('hex')).toBe(claim.root);
  return JSON.parse(event.head) as unknown[];
};

describe('the proof of an event', () => {
  const proofOf = async (id: string) => EventProof.parse((await auditor.get(`/api/audit/events/${id}/proof`)).body);
  const seals = async () => SealState.parse((await auditor.get('/api/audit/seals')).body);

  it('is in the first, the middle and the last of several seals, and missing before one', async () => {
    const ann = await app.student();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const body = await ann.post('/api/classes', { name: `Class ${index}`, courseCode: 'X 1', classType: 'general' });
      const { id } = ClassView.parse(body.body);
      const [entry] = (await entriesFor({ subjectId: id })).entries;
      ids.push(entry?.id ?? '');
      expect((await proofOf(ids.at(-1) ?? '')).seal).toBeNull();
      await hub('audit', 'seal');
    }
    for (const id of ids) expect(checked(await proofOf(id)).slice(2, 4)).toEqual([id, 'ClassAdded']);
    const { newest, unsealedMs, publicKey } = await seals();
    expect(newest?.number).toBeGreaterThan(3);
    expect(unsealedMs).toBe(0);
    expect(publicKey).toBe((await proofOf(ids[0] ?? '')).publicKey);
    expect(await auditor.get(`/api/audit/events/${randomUUID()}/proof`)).toMatchObject({ status: 404 });
  });
});
