import { messageForStudent, readClassProposal, type ClassProposal } from '@hub/contracts';
import { ApplicationFailure } from '@temporalio/common';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient, Visitor } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from './index.ts';
import { documentsOf } from './testing/client.ts';

type Asked = z.output<typeof readClassProposal.input>;

const workflows = inProcessWorkflows();
const proposal: ClassProposal = {
  name: 'Introduction to Beekeeping',
  courseCode: 'AGR 240',
  instructor: 'Ada Byron',
  term: { label: 'Fall 2026', first: null, last: null },
};
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let asked: Asked[] = [];

const willDo = (work: (asked: Asked) => unknown) =>
  workflows.willDo(async (_key, _signal, input) => {
    const read = readClassProposal.input.parse(input);
    asked.push(read);
    return work(read);
  });

beforeAll(async () => {
  app = await startTestApp([classFeature, workflows.inside(documentFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());
beforeEach(() => {
  asked = [];
  workflows.setHasWorker(true);
  willDo(() => proposal);
});

const drop = (visitor: Visitor, name = 'bees.txt', content = 'AGR 240: Introduction to Beekeeping') => {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'text/plain' }));
  return visitor.post('/api/documents/propose-class', form);
};
const isStored = ({ studentId, key }: Asked) =>
  app.platform.files.get(studentId, key).then(
    () => true,
    () => false,
  );

describe('POST /api/documents/propose-class', () => {
  it('returns the proposed class, and keeps neither class, document nor file', async () => {
    let wasStored = false;
    willDo(async (read) => {
      wasStored = await isStored(read);
      return proposal;
    });
    expect(await drop(ann)).toMatchObject({ status: 200, body: proposal });
    expect(asked).toMatchObject([{ studentId: ann.userId, name: 'bees.txt' }]);
    expect(wasStored).toBe(true);
    expect(await Promise.all(asked.map(isStored))).toEqual([false]);
    expect(await documentsOf(ann)).toEqual([]);
    expect((await ann.get('/api/classes')).body).toEqual([]);
  });

  it('stores the file for its own student only', async () => {
    let foreign: unknown;
    willDo(async ({ key }) => {
      foreign = await app.platform.files.get(bob.userId, key).catch((error: unknown) => error);
      return proposal;
    });
    await drop(ann);
    expect(foreign).toMatchObject({ code: 'not_found' });
  });

  it('says why a file could not be read, and keeps nothing', async () => {
    willDo(() => {
      throw ApplicationFailure.nonRetryable('No text was found in this file.', messageForStudent);
    });
    expect(await drop(ann)).toMatchObject({
      status: 422,
      body: { code: 'proposal_failed', message: 'No text was found in this file.' },
    });
    willDo(() => {
      throw new Error('an internal detail');
    });
    expect(await drop(ann)).toMatchObject({ status: 422, body: { message: 'This file could not be read.' } });
    expect(await Promise.all(asked.map(isStored))).toEqual([false, false]);
  });

  it('rejects what no upload may be, before anything is stored', async () => {
    expect((await drop(ann, 'bees.exe')).status).toBe(415);
    expect((await drop(ann, 'bees.pdf')).status).toBe(415);
    expect((await drop(ann, 'bees.txt', '')).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('responds at once without a worker, and is for students only', async () => {
    workflows.setHasWorker(false);
    expect(await drop(ann)).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect((await drop(app.visitor)).status).toBe(401);
    expect(asked).toEqual([]);
  });
});
