import {
  AuditPage,
  auditPageSize,
  ClassView,
  EventProof,
  Inclusion,
  SealState,
  TaskView,
  TreeState,
} from '@hub/contracts';
import { execFile } from 'node:child_process';
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTestHub } from '../../hub/testing.ts';
import { turnOn } from '../../platform/testing/authenticator.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { historyFeature } from '../history/index.ts';
import { taskFeature } from '../task/index.ts';
import { userFeature } from '../user/index.ts';
import { auditFeature } from './index.ts';

const hasPython = await promisify(execFile)('python3', ['--version']).then(
  () => true,
  () => false,
);

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

  it('in the tree is short, holds for a verifier of another make, and every head continues the one before', async () => {
    const ann = await app.student();
    const folder = await mkdtemp(join(tmpdir(), 'audit-'));
    const file = async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const heads: TreeState[] = [];
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await addTask(ann, `Task ${index}`);
      ids.push((await entriesFor({ subjectId: id })).entries[0]?.id ?? '');
      expect((await auditor.get(`/api/audit/events/${ids.at(-1)}/inclusion`)).body).toMatchObject({ tree: null });
      await hub('audit', 'seal');
      heads.push(TreeState.parse((await auditor.get('/api/audit/checkpoint')).body));
    }
    const key = heads[0]?.publicKey ?? '';
    const verifier = fileURLToPath(new URL('../../../../docs/spec/verify-audit.py', import.meta.url));
    const holds = async (...args: readonly string[]) => {
      const { stdout } = await promisify(execFile)('python3', [verifier, ...args, '--key', key]);
      expect(stdout).toMatch(/^Holds: /);
    };
    for (const id of ids) {
      const { body } = await auditor.get(`/api/audit/events/${id}/inclusion`);
      const { tree } = Inclusion.parse(body);
      expect(tree?.hashes.length).toBeLessThan(12);
      if (hasPython) await holds('inclusion', await file('proof.json', JSON.stringify(body)));
    }
    const [sizeOf, textOf] = [(note = '') => note.split('\n')[1], (head?: TreeState) => head?.checkpoint ?? ''];
    const [old, now] = [textOf(heads[0]), textOf(heads.at(-1))];
    const { status, body } = await auditor.get(`/api/audit/consistency?from=${sizeOf(old)}&to=${sizeOf(now)}`);
    expect(status).toBe(200);
    const files = [file('old', old), file('new', now), file('path.json', JSON.stringify(body))];
    if (hasPython) await holds('consistency', ...(await Promise.all(files)));
    for (const query of ['from=0&to=1', 'from=2&to=1', 'from=1&to=999999'])
      expect(await auditor.get(`/api/audit/consistency?${query}`)).toMatchObject({ status: 404 });
    await rm(folder, { recursive: true });
  });
});
