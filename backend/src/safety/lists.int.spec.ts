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

/** What stands in a list that needs no other thing's id; the lists that do are in the ownership matrix. */
const listed: readonly Kind[] = ['class', 'task', 'event', 'document', 'flashcard-set', 'practice-test', 'session'];

const lists = () =>
  app.operations.filter(({ access, method, path, result }) => {
    return access === 'student' && method === 'GET' && !path.includes(':') && typeof result !== 'string';
  });

/** Every list in one text, by the name of its route. */
const seenBy = async (student: TestClient) => {
  const query = { q: 'Read' }; // the search wants words
  const answers = lists().map(async (list) => [nameOf(list), (await send(student, list, { query })).body]);
  return JSON.stringify(await Promise.all(answers));
};

it('[S6.6] every list holds what is the caller’s own, and nothing of another student', async () => {
  const [ann, bob] = [await app.student(), await app.student()];
  const own = belongingsOf(bob);
  const ids = [bob.userId];
  for (const kind of listed) ids.push(await own(kind));
  const [seenByAnn, seenByBob] = [await seenBy(ann), await seenBy(bob)];
  expect(ids.filter((id) => !seenByBob.includes(id))).toEqual([]);
  expect(ids.filter((id) => seenByAnn.includes(id))).toEqual([]);
});
