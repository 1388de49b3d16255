import { Validator } from '@seriousme/openapi-schema-validator';
import { productVersion } from '@hub/telemetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../../app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { templateOf, type OpenApiDocument } from './document.ts';

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await startTestApp(features);
  document = (await app.visitor.get('/api/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(document.info.version).toBe(productVersion);
  });

  it('describes every mounted route and no other', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = app.operations.map(({ method, path }) => `${method} ${templateOf(path)}`);
    expect(described.toSorted()).toEqual(mounted.toSorted());
    expect(mounted.length).toBeGreaterThan(30);
  });

  it('names schemas and operations as the code does', () => {
    expect(document.paths?.['/api/tasks']?.post).toMatchObject({
      operationId: 'addTask',
      summary: 'Add task',
      security: [{ session: [] }, { token: ['write'] }],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/TaskForm' } } } },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/TaskView' } } } },
        401: { $ref: '#/components/responses/Unauthorized' },
      },
    });
  });

  it('describes what is sent to webhooks', () => {
    expect(document.webhooks?.['thingChanged']).toMatchObject({
      post: {
        parameters: [
          { in: 'header', name: 'webhook-id' },
          { name: 'webhook-timestamp' },
          { name: 'webhook-signature' },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } } },
      },
    });
  });

  it('describes uploads, downloads and work that continues after the response', () => {
    const { paths = {} } = document;
    expect(paths['/api/documents/upload']?.post).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['file', 'classId', 'type'] } } } },
    });
    expect(paths['/api/chat']?.post).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['message', 'classId'] } } } },
    });
    expect(paths['/uploads/{filePath}']?.get).toMatchObject({ responses: { 200: { content: { '*/*': {} } } } });
    expect(paths['/api/documents/{id}/analyze']?.post).toHaveProperty('responses.202.content');
  });
});

describe('the page of the API', () => {
  it('shows every operation and every schema, without a script', async () => {
    const { headers, bytes } = await app.visitor.get('/api/docs');
    const page = Buffer.from(bytes).toString();
    for (const { path } of app.operations) expect(page).toContain(`<code>${templateOf(path)}</code>`);
    for (const name of Object.keys(document.components?.schemas ?? {})) expect(page).toContain(`id="${name}"`);
    expect(page).not.toContain('<script');
    const [, nonce = 'none'] = /<style nonce="([^"]+)"/.exec(page) ?? [];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });
});
