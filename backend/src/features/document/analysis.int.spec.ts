import { CalendarEventView, DocumentView, type ExtractedDate } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { syllabusReviewFeature } from '../syllabus-review/index.ts';
import { documentFeature } from './index.ts';
import { addClass, documentsOf, uploaded } from './testing/client.ts';
import { honestFiles } from './testing/files.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  app = await startTestApp([
    classFeature,
    calendarEventFeature,
    workflows.inside(documentFeature),
    syllabusReviewFeature,
  ]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const dateOf = (title: string, dueDate: string): ExtractedDate => ({
  title,
  dueDate,
  dueTime: null,
  eventType: 'exam',
  priority: 'high',
  quote: `${title}: ${dueDate}`,
});
const dates = [dateOf('Midterm', '2027-03-14'), dateOf('Final exam', '2027-05-08')];

const path = (id: string, call = '') => `/api/internal/documents/${id}${call}`;
const recordAnalysis = (id: string, found: ExtractedDate[] = dates) =>
  app.workflowOf(ann.userId).post(path(id, '/analysis'), { dates: found, skipped: leftOut });
const leftOut = [{ quote: 'Office hours: March 2', page: 2, reason: 'policy' }];
const recordFailure = (id: string, reason: string) =>
  app.workflowOf(ann.userId).post(path(id, '/analysis-failure'), { reason });

const found = async (id: string) => {
  await recordAnalysis(id);
  return { scheduled: dates.length };
};
const unreadable = async (id: string) => {
  await recordFailure(id, 'The syllabus holds no text');
  throw new Error('UnreadableSyllabus');
};
const never = (_id: string, signal: AbortSignal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('cancelled')));
  });

beforeEach(() => {
  workflows.willDo(found);
  workflows.setReachable(true);
});

const eventsOf = async (student: TestClient, classId: string) =>
  CalendarEventView.array().parse((await student.get(`/api/events?classId=${classId}`)).body);
const documentOf = async (student: TestClient, id: string) =>
  (await documentsOf(student)).find((document) => document.id === id);
const syllabusOf = async (student: TestClient) => {
  const classId = await addClass(student);
  return { classId, id: (await uploaded(student, { classId, type: 'syllabus' })).id };
};
/** A syllabus whose first analysis failed, so that no analysis is running. */
const failedSyllabus = async (student: TestClient) => {
  workflows.willDo(unreadable);
  const syllabus = await syllabusOf(student);
  await expect.poll(async () => (await documentOf(student, syllabus.id))?.analysis, { timeout: 10_000 }).toBe('failed');
  return syllabus;
};

describe('uploading a syllabus', () => {
  it('starts its analysis, whose dates become events automatically', { tags: ['S1.8', 'S4.24'] }, async () => {
    const classId = await addClass(ann);
    const { id, analysis } = await uploaded(ann, { classId, type: 'syllabus' });
    expect(analysis).toBe('running');
    await expect.poll(async () => (await documentOf(ann, id))?.analysis, { timeout: 10_000 }).toBe('done');
    expect(await documentOf(ann, id)).toMatchObject({ analyzed: true, analysisError: null, skipped: leftOut });
    expect(await eventsOf(ann, classId)).toMatchObject(
      dates.map(({ quote, ...date }) => ({
        ...date,
        classId,
        completed: false,
        source: 'syllabus',
        sourceQuote: quote,
        documentId: id,
      })),
    );
  });

  it('is analyzed later when no workflow can be started at first', async () => {
    workflows.setReachable(false);
    const { id } = await syllabusOf(ann);
    expect(await ann.post(`/api/documents/${id}/analyze`)).toMatchObject({
      status: 503,
      body: { message: 'Analysis is unavailable at the moment. Please try again later.' },
    });
    expect(await documentOf(ann, id)).toMatchObject({ analysis: 'running' });
    workflows.setReachable(true);
    await expect.poll(async () => (await documentOf(ann, id))?.analysis, { timeout: 20_000 }).toBe('done');
  });
});

describe('POST /api/documents/:id/analyze', () => {
  const Answer = z.strictObject({ document: DocumentView.strict(), scheduled: z.number() });

  it('joins the running analysis and responds when it is done', { tags: ['S7.34'] }, async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    workflows.willDo(async (id) => {
      await held;
      return found(id);
    });
    const { id } = await syllabusOf(ann);
    const answers = Promise.all([ann.post(`/api/documents/${id}/analyze`), ann.post(`/api/documents/${id}/analyze`)]);
    await expect.poll(() => workflows.started, { timeout: 10_000 }).toContain(id);
    finish();
    for (const { status, body } of await answers) {
      expect(status).toBe(200);
      expect(Answer.parse(body)).toMatchObject({ document: { id, analyzed: true, analysis: 'done' }, scheduled: 2 });
    }
    expect(workflows.started.filter((key) => key === id)).toHaveLength(1);
  });

  it('returns the finished result and runs nothing again', async () => {
    const { id, classId } = await syllabusOf(ann);
    await expect.poll(async () => (await documentOf(ann, id))?.analysis, { timeout: 10_000 }).toBe('done');
    const started = workflows.started.length;
    const answer = await ann.post(`/api/documents/${id}/analyze`);
    expect(answer).toMatchObject({ status: 200, body: { document: { id, analysis: 'done' }, scheduled: 2 } });
    expect(workflows.started).toHaveLength(started);
    expect(await eventsOf(ann, classId)).toHaveLength(2);
  });

  it('reports why it failed, and can be retried', { tags: ['S7.35'] }, async () => {
    const { id, classId } = await failedSyllabus(ann);
    expect(await documentOf(ann, id)).toMatchObject({ analyzed: false, analysisError: 'The syllabus holds no text' });
    const failed = await ann.post(`/api/documents/${id}/analyze`);
    expect(failed).toMatchObject({ status: 422, body: { message: 'Analysis failed: The syllabus holds no text' } });
    workflows.willDo(found);
    expect((await ann.post(`/api/documents/${id}/analyze`)).status).toBe(200);
    expect(await eventsOf(ann, classId)).toHaveLength(2);
  });

  it('does not appear as running when it could not be started', async () => {
    const { id } = await failedSyllabus(ann);
    workflows.setReachable(false);
    expect((await ann.post(`/api/documents/${id}/analyze`)).status).toBe(503);
    expect(await documentOf(ann, id)).toMatchObject({ analysis: 'failed' });
  });

  it('is for a syllabus only', { tags: ['S7.34'] }, async () => {
    const { id } = await uploaded(ann, { classId: await addClass(ann) });
    const answer = await ann.post(`/api/documents/${id}/analyze`);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Only a syllabus can be analyzed' } });
  });

  it("hides another student's syllabus and needs a session", async () => {
    const { id } = await syllabusOf(ann);
    const foreign = await bob.post(`/api/documents/${id}/analyze`);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Document not found' } });
    expect((await bob.post(`/api/documents/${randomUUID()}/analyze`)).body).toEqual(foreign.body);
    expect((await app.visitor.post(`/api/documents/${id}/analyze`)).status).toBe(401);
  });
});

describe('what the workflow reads', () => {
  it('are the facts and the bytes of the upload', async () => {
    const { id } = await syllabusOf(ann);
    const { status, body } = await app.workflowOf(ann.userId).get(path(id));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: 'syllabus.pdf', mimeType: 'application/pdf', uploadedOn: new Date().toISOString().slice(0, 10) },
    });
    const file = await app.workflowOf(ann.userId).get(path(id, '/file'));
    expect(Buffer.from(file.bytes)).toEqual(honestFiles['pdf']);
  });

  it('is closed to everyone else, students included', async () => {
    const { id } = await syllabusOf(ann);
    for (const caller of [ann, app.visitor]) {
      const answers = [
        await caller.get(path(id)),
        await caller.get(path(id, '/file')),
        await caller.post(path(id, '/analysis'), { dates }),
        await caller.post(path(id, '/analysis-failure'), { reason: 'because' }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { message: 'Not found' } });
    }
  });
});

describe('what the workflow records', () => {
  it('is recorded with the request and the cause that the worker names, which no one else can name', async () => {
    workflows.willDo(never);
    const classId = await addClass(ann);
    const origin = { 'x-correlation-id': randomUUID(), 'x-causation-id': randomUUID() };
    const document = await uploaded(ann, { classId, type: 'syllabus' });
    await app.workflowOf(ann.userId).post(path(document.id, '/analysis'), { dates }, origin);
    const [scheduled] = await eventsOf(ann, classId);
    const done = await app.platform.eventLog.read(`document-${document.id}`);
    const dated = await app.platform.eventLog.read(`calendarEvent-${scheduled?.id}`);
    for (const event of [done.at(-1), dated.at(-1)]) {
      const { 'x-correlation-id': correlationId, 'x-causation-id': causationId } = origin;
      expect(event?.metadata).toMatchObject({ correlationId, causationId, actorKind: 'workflow' });
    }

    await ann.put(`/api/events/${scheduled?.id}`, { completed: true }, origin);
    const ticked = (await app.platform.eventLog.read(`calendarEvent-${scheduled?.id}`)).at(-1);
    expect(ticked?.type).toBe('CalendarEventCompleted');
    expect(Object.values(origin)).not.toContain(ticked?.metadata['correlationId']);
    expect(ticked?.metadata['causationId']).toBeUndefined();
  });

  it('adds nothing when it is repeated, one after the other or at once', { tags: ['S4.25'] }, async () => {
    const { id, classId } = await failedSyllabus(ann);
    const many = Array.from({ length: 60 }, (_, index) => dateOf(`Quiz ${index}`, '2027-04-01'));
    const answers = await Promise.all([recordAnalysis(id, many), recordAnalysis(id, many)]);
    answers.push(await recordAnalysis(id, many), await recordAnalysis(id, [dateOf('Something else', '2027-04-02')]));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { scheduled: 60 } });
    expect(await eventsOf(ann, classId)).toHaveLength(60);
  });

  it('may be that a syllabus has no dates', async () => {
    const { id } = await failedSyllabus(ann);
    expect(await recordAnalysis(id, [])).toMatchObject({ status: 200, body: { scheduled: 0 } });
    expect(await documentOf(ann, id)).toMatchObject({ analyzed: true, analysis: 'done' });
  });

  it('is refused when it is malformed', async () => {
    const { id, classId } = await failedSyllabus(ann);
    const wrong = { ...dateOf('Midterm', '2027-02-30') };
    expect(await recordAnalysis(id, [wrong])).toMatchObject({ status: 400, body: { message: 'Invalid date' } });
    expect(await eventsOf(ann, classId)).toEqual([]);
  });

  it.each(['deleted', 'replaced'])('is rejected for a %s syllabus, and nothing is written', async (how) => {
    workflows.willDo(never);
    const { id, classId } = await syllabusOf(ann);
    if (how === 'deleted') await ann.delete(`/api/documents/${id}`);
    else await uploaded(ann, { classId, type: 'syllabus' });
    expect((await recordAnalysis(id)).status).toBe(404);
    expect((await recordFailure(id, 'late')).status).toBe(404);
    expect((await app.workflowOf(ann.userId).get(path(id))).status).toBe(404);
    expect((await app.workflowOf(ann.userId).get(path(id, '/file'))).status).toBe(404);
    expect(await eventsOf(ann, classId)).toEqual([]);
  });
});

describe('the events of a syllabus', () => {
  const done = async (student: TestClient, id: string) =>
    expect.poll(async () => (await documentOf(student, id))?.analysis, { timeout: 10_000 }).toBe('done');

  it('stay when it is deleted', async () => {
    const { id, classId } = await syllabusOf(ann);
    await done(ann, id);
    await ann.delete(`/api/documents/${id}`);
    expect(await eventsOf(ann, classId)).toHaveLength(2);
  });

  it('that its successor names too stay as they are, including completion', async () => {
    const { id, classId } = await syllabusOf(ann);
    await done(ann, id);
    const [midterm] = await eventsOf(ann, classId);
    await ann.put(`/api/events/${midterm?.id}`, { completed: true });
    workflows.willDo(async (key) => recordAnalysis(key, [...dates, dateOf('Quiz 1', '2027-02-01')]));
    const successor = await uploaded(ann, { classId, type: 'syllabus' });
    await done(ann, successor.id);
    const events = await eventsOf(ann, classId);
    expect(events.map(({ title }) => title)).toEqual(['Quiz 1', 'Midterm', 'Final exam']);
    expect(events[1]).toEqual({ ...midterm, completed: true, documentId: successor.id });
  });
});
