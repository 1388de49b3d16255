import { ClassView, TermView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { termFeature } from '../term/index.ts';
import { undoFeature } from '../undo/index.ts';
import { classFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  app = await startTestApp([termFeature, classFeature, undoFeature([termFeature, classFeature])]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const chemistry = {
  name: 'Organic Chemistry',
  courseCode: 'CHEM 201',
  instructor: 'Dr. Ortiz',
  color: 'green',
  classType: 'analytics',
  description: 'Reactions and mechanisms',
};

const addClass = async (student: TestClient) => ClassView.parse((await student.post('/api/classes', chemistry)).body);

describe('POST /api/classes', () => {
  it('adds a class and shows it at once', { tags: ['S1.5', 'S3.2', 'S7.16', 'S7.18'] }, async () => {
    const { status, body } = await ann.post('/api/classes', chemistry);
    expect(status).toBe(201);
    const added = ClassView.strict().parse(body);
    expect(added).toMatchObject(chemistry);
    expect(await ann.get(`/api/classes/${added.id}`)).toMatchObject({ status: 200, body: added });
    expect((await ann.get('/api/classes')).body).toContainEqual(added);
  });

  it('trims, treats blank as absent, and defaults to blue and general', { tags: ['S3.5', 'S3.6'] }, async () => {
    const { body } = await ann.post('/api/classes', { name: '  Art  ', courseCode: ' ', classType: 'magic' });
    expect(body).toMatchObject({
      name: 'Art',
      courseCode: null,
      instructor: null,
      color: 'blue',
      classType: 'general',
      description: null,
    });
  });

  it('accepts only the fields of the form', async () => {
    const foreign = { id: randomUUID(), ownerId: bob.userId, createdAt: '2000-01-01T00:00:00.000Z' };
    const { body } = await ann.post('/api/classes', { ...chemistry, ...foreign });
    const added = ClassView.parse(body);
    expect(added.id).not.toBe(foreign.id);
    expect(added.createdAt).not.toBe(foreign.createdAt);
    expect((await bob.get('/api/classes')).body).toEqual([]);
  });

  it.each([
    [{ name: 'Art', color: 'turquoise' }, 'Please choose one of the colors'],
    [{}, 'Class name is required.'],
    [{ name: '   ' }, 'Class name is required.'],
    [{ name: 'x'.repeat(121) }, 'Class name must be at most 120 characters'],
    [{ name: 'Art', courseCode: 'x'.repeat(41) }, 'Course code must be at most 40 characters'],
    [{ name: 'Art', instructor: 'x'.repeat(121) }, 'Instructor must be at most 120 characters'],
    [{ name: 'Art', description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
  ])('rejects invalid input with its message (%#)', { tags: ['S3.3', 'S3.4'] }, async (form, message) => {
    expect(await ann.post('/api/classes', form)).toMatchObject({ status: 400, body: { message } });
  });

  it('adds one class when the same request comes twice', async () => {
    const student = await app.student();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await student.post('/api/classes', chemistry, key);
    const second = await student.post('/api/classes', chemistry, key);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await student.get('/api/classes')).body).toEqual([first.body]);
  });

  it('keeps a name with characters that a database refuses', async () => {
    const { status, body } = await ann.post('/api/classes', { name: 'Art\0 and \ud800 more' });
    expect(status).toBe(201);
    expect(await ann.get(`/api/classes/${ClassView.parse(body).id}`)).toMatchObject({ status: 200 });
  });
});

describe('GET /api/classes', () => {
  it('lists in the order of creation', { tags: ['S7.15'] }, async () => {
    const student = await app.student();
    const names = ['Zoology', 'Algebra', 'Music'];
    for (const name of names) await student.post('/api/classes', { name });
    const { body } = await student.get('/api/classes');
    expect(
      ClassView.array()
        .parse(body)
        .map(({ name }) => name),
    ).toEqual(names);
  });
});

describe('PATCH /api/classes/:id', () => {
  it('changes the named fields and keeps the others', async () => {
    const added = await addClass(ann);
    const change = { name: 'Chemistry', color: 'red', instructor: '' };
    const changed = await ann.patch(`/api/classes/${added.id}`, change);
    expect(changed).toMatchObject({ status: 200, body: { ...added, ...change, instructor: null } });
    expect((await ann.get(`/api/classes/${added.id}`)).body).toEqual(changed.body);
  });

  it.each([
    [{ name: ' ' }, 'Class name is required.'],
    [{ color: 'turquoise' }, 'Please choose one of the colors'],
  ])('rejects %j with its message', async (change, message) => {
    const added = await addClass(ann);
    expect(await ann.patch(`/api/classes/${added.id}`, change)).toMatchObject({ status: 400, body: { message } });
    expect((await ann.get(`/api/classes/${added.id}`)).body).toEqual(added);
  });
});

describe('PUT /api/classes/:id/archived', () => {
  it('moves the class between the two lists', async () => {
    const student = await app.student();
    const added = await addClass(student);
    const archive = (archived: boolean) => student.put(`/api/classes/${added.id}/archived`, { archived });
    const lists = async () => [
      (await student.get('/api/classes')).body,
      (await student.get('/api/classes?archived=true')).body,
    ];
    const archived = { ...added, archived: true };
    expect(await archive(true)).toMatchObject({ status: 200, body: archived });
    expect(await lists()).toEqual([[], [archived]]);
    expect((await student.get(`/api/classes/${added.id}`)).body).toEqual(archived);
    expect(await archive(false)).toMatchObject({ status: 200, body: added });
    expect(await lists()).toEqual([[added], []]);
    expect((await student.get('/api/classes?archived=perhaps')).status).toBe(400);
  });
});

describe('DELETE /api/classes/:id', () => {
  it('removes the class from every list, and it looks like a missing one', async () => {
    const { id } = await addClass(ann);
    expect(await ann.delete(`/api/classes/${id}`)).toMatchObject({ status: 204 });
    for (const archived of [true, false]) {
      const { body } = await ann.get(`/api/classes?archived=${archived}`);
      expect(ClassView.array().parse(body)).not.toContainEqual(expect.objectContaining({ id }));
    }
    expect(await ann.get(`/api/classes/${id}`)).toMatchObject({ status: 404 });
    expect((await ann.delete(`/api/classes/${id}`)).status).toBe(404);
  });
});

describe('a class of another student', () => {
  it('looks like a missing one, and is not changed', async () => {
    const added = await addClass(ann);
    const attempts = (id: string) =>
      Promise.all([
        bob.get(`/api/classes/${id}`),
        bob.patch(`/api/classes/${id}`, { name: 'Mine now' }),
        bob.put(`/api/classes/${id}/archived`, { archived: true }),
        bob.delete(`/api/classes/${id}`),
      ]);
    const foreign = await attempts(added.id);
    for (const answer of foreign) expect(answer).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    const bodies = foreign.map(({ body }) => body);
    expect((await attempts(randomUUID())).map(({ body }) => body)).toEqual(bodies);
    expect((await bob.get('/api/classes/not-an-id')).status).toBe(404);
    expect((await ann.get(`/api/classes/${added.id}`)).body).toEqual(added);
  });
});

it('returns what was recorded even while the read models are stopped', async () => {
  await app.projector.stop();
  const { status, headers, body } = await ann.post('/api/classes', chemistry);
  app.projector.start();
  expect({ status, stale: headers.get('x-read-model-stale') }).toEqual({ status: 201, stale: 'true' });
  await expect
    .poll(async () => (await ann.get('/api/classes')).body, { timeout: 10_000 })
    .toContainEqual({
      ...ClassView.parse(body),
      createdAt: expect.any(String),
    });
});

it('rejects signed-out visitors', async () => {
  const unauthorized = { status: 401, body: { message: 'Unauthorized' } };
  expect(await app.visitor.get('/api/classes')).toMatchObject(unauthorized);
  expect(await app.visitor.get(`/api/classes/${randomUUID()}`)).toMatchObject(unauthorized);
  expect(await app.visitor.post('/api/classes', chemistry)).toMatchObject(unauthorized);
  const path = `/api/classes/${randomUUID()}`;
  expect(await app.visitor.patch(path, {})).toMatchObject(unauthorized);
  expect(await app.visitor.put(`${path}/archived`, { archived: true })).toMatchObject(unauthorized);
  expect(await app.visitor.delete(path)).toMatchObject(unauthorized);
});

describe('the term of a class', () => {
  const term = { name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' };
  const addTerm = async (student: TestClient) => TermView.parse((await student.post('/api/terms', term)).body).id;

  it('is chosen in the form, changed and removed', async () => {
    const termId = await addTerm(ann);
    const { body } = await ann.post('/api/classes', { ...chemistry, termId });
    const { id } = ClassView.parse(body);
    expect(body).toMatchObject({ termId });
    expect((await ann.patch(`/api/classes/${id}`, { name: 'Chemistry' })).body).toMatchObject({ termId });
    expect((await ann.patch(`/api/classes/${id}`, { termId: null })).body).toMatchObject({ termId: null });
  });

  it("must be the student's own", async () => {
    const termId = await addTerm(bob);
    const { id } = await addClass(ann);
    const missing = { status: 404, body: { code: 'term_not_found' } };
    expect(await ann.post('/api/classes', { ...chemistry, termId })).toMatchObject(missing);
    expect(await ann.patch(`/api/classes/${id}`, { termId })).toMatchObject(missing);
    expect(await ann.put(`/api/terms/${termId}/archived`, { archived: true })).toMatchObject(missing);
  });

  it('archives its classes and no others, all at once, and one undo brings them back', async () => {
    const eve = await app.student();
    const termId = await addTerm(eve);
    for (const name of ['Algebra', 'Biology']) await eve.post('/api/classes', { name, termId });
    await eve.post('/api/classes', { name: 'Chess club' });
    const names = async () =>
      ClassView.array()
        .parse((await eve.get('/api/classes')).body)
        .map(({ name }) => name);

    const { body, headers } = await eve.put(`/api/terms/${termId}/archived`, { archived: true });
    expect(body).toEqual({ classes: 2 });
    expect(await names()).toEqual(['Chess club']);
    await eve.post(`/api/undo/${headers.get('x-command-id')}`);
    expect(await names()).toEqual(['Algebra', 'Biology', 'Chess club']);
  });

  it('reactivates its archived classes', async () => {
    const eve = await app.student();
    const termId = await addTerm(eve);
    await eve.post('/api/classes', { name: 'Algebra', termId });
    await eve.put(`/api/terms/${termId}/archived`, { archived: true });
    expect((await eve.put(`/api/terms/${termId}/archived`, { archived: false })).body).toEqual({ classes: 1 });
    expect((await eve.get('/api/classes')).body).toHaveLength(1);
  });
});
