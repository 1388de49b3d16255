import { TermView } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { undoFeature } from '../undo/index.ts';
import { termFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  app = await startTestApp([termFeature, undoFeature([termFeature])]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const fall = {
  name: 'Fall 2026',
  first: '2026-08-24',
  last: '2026-12-18',
  breaks: [{ name: 'Reading week', first: '2026-10-12', last: '2026-10-16' }],
  rotationDays: null,
};
const addTerm = async (student: TestClient, form: object = fall) =>
  TermView.strict().parse((await student.post('/api/terms', form)).body);
const termsOf = async (student: TestClient) => (await student.get('/api/terms')).body;

describe('POST /api/terms', () => {
  it('adds a term and shows it at once, to its student alone', async () => {
    const added = await addTerm(ann);
    expect(added).toMatchObject(fall);
    expect(await termsOf(ann)).toEqual([added]);
    expect(await termsOf(bob)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'Please give the term a name'],
    [{ last: '2026-08-01' }, 'The last day is before the first'],
    [{ breaks: [{ name: 'Break', first: '2026-10-12', last: '2026-10-01' }] }, 'The last day is before the first'],
    [{ first: '2026-02-30' }, 'Invalid date'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await ann.post('/api/terms', { ...fall, ...change })).toMatchObject({ status: 400, body: { message } });
  });

  it('refuses the fifty-first', async () => {
    const eve = await app.student();
    await Promise.all(Array.from({ length: 50 }, () => addTerm(eve)));
    expect(await eve.post('/api/terms', fall)).toMatchObject({ status: 409, body: { code: 'too_many_terms' } });
  });
});

describe('PUT /api/terms/:id', () => {
  it('replaces the whole form', async () => {
    const { id } = await addTerm(ann);
    const form = { ...fall, name: 'Autumn', breaks: [], rotationDays: 6 };
    expect(await ann.put(`/api/terms/${id}`, form)).toMatchObject({ status: 200, body: form });
  });
});

describe('DELETE /api/terms/:id', () => {
  it('deletes it until the deletion is undone', async () => {
    const eve = await app.student();
    const added = await addTerm(eve);
    const { status, headers } = await eve.delete(`/api/terms/${added.id}`);
    expect(status).toBe(204);
    expect(await termsOf(eve)).toEqual([]);
    await eve.post(`/api/undo/${headers.get('x-command-id')}`);
    expect(await termsOf(eve)).toEqual([added]);
  });
});

it("another student's term looks like a missing one", async () => {
  const { id } = await addTerm(ann);
  for (const sent of [bob.put(`/api/terms/${id}`, fall), bob.delete(`/api/terms/${id}`)]) {
    expect(await sent).toMatchObject({ status: 404, body: { code: 'term_not_found' } });
  }
});

it('is for students who are signed in', async () => {
  expect(await app.visitor.post('/api/terms', fall)).toMatchObject({ status: 401 });
});
