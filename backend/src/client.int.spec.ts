import { createHubClient, type HubClient } from '@hub/client';
import { CreatedAccessToken } from '@hub/contracts';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './app.ts';
import { startTestApp, type TestApp, type TestClient } from './platform/testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp(features);
  ann = await app.student();
});
afterAll(() => app.stop());

const clientOf = async (...scopes: string[]): Promise<HubClient> => {
  const { body } = await ann.post('/api/account/tokens', { name: 'Client', scopes });
  return createHubClient({ url: app.origin, token: CreatedAccessToken.parse(body).secret });
};

it('the client’s types are those of the API', async () => {
  const document = (await app.visitor.get('/api/openapi.json')).body as OpenAPI3;
  const { paths = {} } = document;
  const forStudents = Object.entries(paths).filter(([path]) => !path.startsWith('/api/internal/'));
  const ofStudents = { ...document, paths: Object.fromEntries(forStudents) };
  const made = astToString(await openapiTS(ofStudents, { alphabetize: true, defaultNonNullable: false }));
  const header = '// Made from the API’s document; the README says how. Do not edit.\n';
  await expect(header + made).toMatchFileSnapshot('../../packages/client/src/api.gen.ts');
});

describe('the client, with a student’s token,', () => {
  it('lists classes and adds a task to one of them', async () => {
    const hub = await clientOf('read', 'write');
    await ann.post('/api/classes', { name: 'Biology' });
    const { data: classes = [] } = await hub.GET('/api/classes');
    expect(classes).toMatchObject([{ name: 'Biology' }]);
    const classId = classes[0]?.id ?? null;
    const { data: task, response } = await hub.POST('/api/tasks', {
      body: { title: 'Read', classId, dueDate: '2026-12-01' },
    });
    expect(response.status).toBe(201);
    const { data: tasks } = await hub.GET('/api/tasks', { params: { query: { classId: classId ?? '' } } });
    expect(tasks).toEqual([task]);
  });

  it('gets a refusal as a message and a stable code', async () => {
    const reader = await clientOf('read');
    const { data, error, response } = await reader.POST('/api/tasks', { body: { title: 'No' } });
    expect([data, response.status]).toEqual([undefined, 403]);
    expect(error).toEqual({ code: 'missing_scope', message: 'This access token may not do this' });
    const missing = { params: { path: { id: crypto.randomUUID() } } } as const;
    expect((await reader.GET('/api/classes/{id}', missing)).error).toMatchObject({ code: 'class_not_found' });
  });

  it('changes nothing twice when a request is repeated with its key', async () => {
    const hub = await clientOf('read', 'write');
    const again = { body: { title: 'Once' }, params: { header: { 'Idempotency-Key': 'k1' } } } as const;
    const [first, second] = [await hub.POST('/api/tasks', again), await hub.POST('/api/tasks', again)];
    expect(second.data).toEqual(first.data);
    const { data: tasks = [] } = await hub.GET('/api/tasks');
    expect(tasks.filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  it('says that a token does not work', async () => {
    const stranger = createHubClient({ url: app.origin, token: 'hub_unknown' });
    expect((await stranger.GET('/api/tasks')).error).toEqual({ message: 'Unauthorized' });
  });
});
