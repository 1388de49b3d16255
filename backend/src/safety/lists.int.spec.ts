import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Kind } from './testing/belongings.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(features);
});
afterAll(() => app.stop());

/** The contents of lists that need no id of another thing; lists that do are in the ownership matrix. */
const listed: readonly Kind[] = ['class', 'task', 'event', 'document', 'flashcard-set', 'practice-test', 'session'];

const lists = () =>
  app.operations.filter(({ access, method, path, result }) => {
    return access === 'student' && method === 'GET' && !path.includes(':') && typeof result !== 'string';
  });

/** All lists as texts, by the name of their route. */
const seenBy = async (student: TestClient) => {
  const query = { q: 'Read' }; // search requires words
  const answers = lists().map(async (list) => [nameOf(list), (await send(student, list, { query })).body]);
  return JSON.stringify(await Promise.all(answers));
};

it('every list shows the caller’s own things, and nothing of another student', { tags: ['S6.6'] }, async () => {
  const [ann, bob] = [await app.student(), await app.student()];
  const own = belongingsOf(bob, app);
  const ids = [bob.userId];
  for (const kind of listed) ids.push(await own(kind));
  const [seenByAnn, seenByBob] = [await seenBy(ann), await seenBy(bob)];
  expect(ids.filter((id) => !seenByBob.includes(id))).toEqual([]);
  expect(ids.filter((id) => seenByAnn.includes(id))).toEqual([]);
});
