import { Router } from '@koa/router';
import Koa from 'koa';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive, sessionCookie as cookieOf } from '../../testing/live-stream.ts';
import { createNoteTable, notesFeature } from '../../testing/notes.ts';
import { listen as startListening } from '../index.ts';
import { createLive } from './live.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
beforeAll(async () => {
  app = await startTestApp([notesFeature()], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

const sessionCookie = (student: TestClient) => cookieOf(app.origin, student);
const listen = (cookie: string, { id = '', origin = app.origin } = {}) => openLive(cookie, { id, origin });

describe('live changes', () => {
  it('reach every tab of the student and no one else', async () => {
    const bob = await app.student();
    const cookie = await sessionCookie(ann);
    const tabs = [await listen(cookie), await listen(cookie)];
    expect(tabs[0]?.answer.headers.get('content-type')).toContain('text/event-stream');
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ event: 'message', data: { changed: [] } });

    await bob.post('/api/notes', { text: 'of bob' });
    await ann.post('/api/notes', { text: 'news' });
    for (const tab of tabs) {
      expect(await tab.next()).toMatchObject({ event: 'message', data: { changed: ['/api/notes'] } });
      tab.close();
    }
  });

  it('that a browser missed are sent once when it reconnects, on any instance', async () => {
    const cookie = await sessionCookie(ann);
    const before = await listen(cookie);
    const { id = '' } = await before.next();
    before.close();
    await ann.post('/api/notes', { text: 'while away' });

    const origin = await app.anotherApi();
    const back = await listen(cookie, { id, origin });
    const missed = await back.next();
    expect(missed.data).toEqual({ changed: ['/api/notes'] });
    expect(Number(missed.id)).toBeGreaterThan(Number(id));
    back.close();

    const again = await listen(cookie, { id: missed.id ?? '' });
    expect(await again.next()).toEqual({ ...missed, data: { changed: [] } });
    again.close();
  });

  it('are replaced by one notice that everything changed when the id was never issued', async () => {
    const cookie = await sessionCookie(ann);
    for (const id of ['9999999', randomUUID()]) {
      const stream = await listen(cookie, { id });
      expect((await stream.next()).data).toEqual({ changed: [], all: true });
      stream.close();
    }
  });

  it('end with the session, on every instance', async () => {
    const dan = await app.student();
    const [ending, staying] = [await sessionCookie(dan), await sessionCookie(ann)];
    const origin = await app.anotherApi();
    const streams = [await listen(ending), await listen(ending, { origin })];
    const other = await listen(staying, { origin });
    for (const stream of [...streams, other]) await stream.next();
    await dan.delete('/api/account/sessions');
    for (const stream of streams) await expect(stream.next()).rejects.toThrow('The stream ended');
    expect((await listen(ending, { origin })).answer.status).toBe(401);
    await ann.post('/api/notes', { text: 'still there' });
    expect(await other.next()).toMatchObject({ data: { changed: ['/api/notes'] } });
    other.close();
  });

  it('missed while the process was not listening are sent to clients that reconnect', async () => {
    const cookie = await sessionCookie(ann);
    const stream = await listen(cookie);
    const { id = '' } = await stream.next();
    await app.platform.db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'academic-hub listen' and datname = current_database()",
    );
    await expect(stream.next()).rejects.toThrow('The stream ended');
    expect((await (await listen(cookie, { id })).next()).data).toEqual({ changed: [] });
  });

  it('send heartbeats while there are no changes', async () => {
    const live = createLive({ ...app.platform, heartbeatMs: 50 });
    const router = new Router();
    live.routes(router);
    const koa = new Koa();
    koa.use(async (ctx, next) => {
      Object.assign(ctx.state, { userId: ann.userId, log: app.platform.log });
      await next();
    });
    koa.use(router.routes());
    const listening = await startListening(koa.callback(), { port: 0, host: '127.0.0.1' });
    const { body } = await fetch(`http://127.0.0.1:${listening.port}/api/live`);
    let heard = '';
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += part;
      if (heard.split('\n:').length > 4) break;
    }
    expect(heard).toMatch(/\n:[^\n]*\n\n:/);
    live.close();
    await listening.close();
  });

  it('reach at most twenty tabs', async () => {
    const carl = await app.student();
    const cookie = await sessionCookie(carl);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => listen(cookie)));
    const tooMany = await listen(cookie);
    expect([tooMany.answer.status, tooMany.answer.headers.get('retry-after')]).toEqual([429, '30']);
    for (const tab of tabs) tab.close();
    await expect.poll(async () => (await listen(cookie)).answer.status, { timeout: 10_000 }).toBe(200);
  });
});

describe('the progress of a workflow', () => {
  it('reaches the student who owns the workflow and leaves the id of the last change unchanged', async () => {
    const subjectId = randomUUID();
    const workflowId = `analyzeSyllabus-${subjectId}`;
    const stream = await listen(await sessionCookie(ann));
    const { id } = await stream.next();

    const step = { step: 'Reading the file', fraction: 0.25 };
    const path = `/api/internal/workflows/${workflowId}/progress`;
    expect((await app.workflowOf(ann.userId, workflowId).post(path, step)).status).toBe(204);
    const data = { workflow: 'analyzeSyllabus', subjectId, ...step };
    expect(await stream.next()).toEqual({ event: 'progress', id, data });
    stream.close();
  });

  it('delivers a reply piece by piece to the student who owns it and no one else', async () => {
    const replyId = `chatReply-${randomUUID()}`;
    const bob = await app.student();
    const [stream, other] = [await listen(await sessionCookie(ann)), await listen(await sessionCookie(bob))];
    const { id } = await stream.next();
    await other.next();

    const path = `/api/internal/workflows/${replyId}/draft`;
    const workflow = app.workflowOf(ann.userId, replyId);
    // a character that JSON encodes in six bytes: the largest possible notification
    const pieces = ['Water **moves', '\u0001'.repeat(1000)];
    const conversationId = randomUUID();
    for (const text of pieces) {
      const piece = { conversationId, at: 0, text };
      expect((await workflow.post(path, piece)).status).toBe(204);
      expect(await stream.next()).toEqual({ event: 'draft', id, data: { replyId, ...piece } });
    }
    await bob.post('/api/notes', { text: 'first message' });
    expect(await other.next()).toMatchObject({ event: 'message' });
    for (const tab of [stream, other]) tab.close();

    const piece = { conversationId, at: 0, text: 'x' };
    expect((await ann.post(path, piece)).status).toBe(404);
    expect((await workflow.post(`/api/internal/workflows/chatReply-${randomUUID()}/draft`, piece)).status).toBe(404);
    expect((await workflow.post(path, { ...piece, text: 'x'.repeat(1001) })).status).toBe(400);
  });

  it('is accepted only with the token of that workflow, as a fraction', async () => {
    const step = { step: 'Reading the file', fraction: 0.25 };
    const workflowId = `analyzeSyllabus-${randomUUID()}`;
    const path = `/api/internal/workflows/${workflowId}/progress`;
    expect((await ann.post(path, step)).status).toBe(404);
    for (const other of [app.worker, app.workflowOf(ann.userId)])
      expect((await other.post(path, step)).status).toBe(404);
    const workflow = app.workflowOf(ann.userId, workflowId);
    expect((await workflow.post(path, { ...step, fraction: 25 })).status).toBe(400);
  });
});
