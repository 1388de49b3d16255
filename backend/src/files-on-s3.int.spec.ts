import { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './app.ts';
import { addClass, uploaded } from './features/document/testing/client.ts';
import { passageFeature } from './features/passage/index.ts';
import { eraseStudent } from './features/user/index.ts';
import { inProcessWorkflows } from './platform/testing/in-process-workflows.ts';
import { type S3Server, s3Program, startS3Server } from './platform/testing/s3-server.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

const program = await s3Program();
const path = 'path' in program ? program.path : '';
const reason = 'reason' in program ? ` (skipped: ${program.reason})` : '';

describe.skipIf(path === '')(`the product with its files in a bucket${reason}`, () => {
  let server: S3Server;
  let app: TestApp;
  beforeAll(async () => {
    server = await startS3Server(path);
    // without a Temporal server, which would otherwise have workflows to delete
    const { inside } = inProcessWorkflows();
    const inProcess = features.map((feature) => (feature === passageFeature ? inside(feature) : feature));
    app = await startTestApp(inProcess, { settings: { s3: server.access } });
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const objectsOf = (ownerId: string) => Array.fromAsync(app.platform.blobs.list(ownerId));

  it('shows every API process what one of them received', async () => {
    const ann = await app.student();
    const other = ann.at(await app.anotherApi());
    const { id } = await uploaded(ann, { classId: await addClass(ann), type: 'note' });
    const [here, there] = await Promise.all([
      ann.get(`/api/documents/${id}/view`),
      other.get(`/api/documents/${id}/view`),
    ]);
    expect(here.status).toBe(200);
    expect(there.body).toEqual(here.body);
    expect(await objectsOf(ann.userId)).not.toEqual([]);
  });

  it('has nothing left there of an erased student, and everything of the others', async () => {
    const [ann, bob] = [await app.student(), await app.student()];
    for (const student of [ann, bob]) await uploaded(student, { classId: await addClass(student), type: 'note' });
    const bobs = await objectsOf(bob.userId);
    await eraseStudent(app.platform, UserId.parse(ann.userId), { correlationId: randomUUID() });
    expect(await objectsOf(ann.userId)).toEqual([]);
    expect(await objectsOf(bob.userId)).toEqual(bobs);
  });

  it('refuses uploads with a plain sentence while the bucket is away, and reports it', async () => {
    const ann = await app.student();
    const classId = await addClass(ann);
    await server.kill();
    const form = new FormData();
    form.set('classId', classId);
    form.set('type', 'note');
    form.set('file', new File(['text'], 'notes.txt', { type: 'text/plain' }));
    const refused = await ann.post('/api/documents/upload', form);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const { body } = await app.visitor.get('/api/health');
    expect(body).toMatchObject({ parts: { files: { ok: false } } });
    await server.start();
    await uploaded(ann, { classId, type: 'note' });
  });
});
