import { messageForStudent, readClassProposal, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RulesAi } from '../ai/rules-ai.ts';
import { BackendServer } from '../testing/backend-server.ts';
import { failureCauseOf, recordHistory, startTestWorker } from '../testing/workflow-runs.ts';
import { TextReader } from '../text/text-reader.ts';
import { noText } from '../text/unreadable-file.ts';
import { proposalActivities } from './activities.ts';

const taskQueue = `proposals-${randomUUID()}`;
const studentId = randomUUID() as UserId;
const backend = new BackendServer();
const text = new TextReader();
const rules = new RulesAi();
let worker: Awaited<ReturnType<typeof startTestWorker>>;

const start = (content: string) => {
  const key = randomUUID();
  backend.attachments.set(key, Buffer.from(content));
  return worker.client.workflow.start(readClassProposal.name, {
    taskQueue,
    workflowId: `readClassProposal-${key}`,
    args: [{ studentId, key, name: 'mosses.txt' }],
  });
};

beforeAll(async () => {
  worker = await startTestWorker({
    address: inject('temporalAddress'),
    backend,
    taskQueue,
    activities: (calls) => proposalActivities({ backend: calls, rules, text }),
  });
});
afterAll(async () => {
  await worker.stop();
  await Promise.all([text.close(), rules.close()]);
});

describe('the proposal of a class', () => {
  it('is read from the file', async () => {
    const handle = await start('BOT 150: Mosses\nInstructor: Wren Abernathy\nFall 2026');
    expect(await handle.result()).toEqual({
      name: 'Mosses',
      courseCode: 'BOT 150',
      instructor: 'Wren Abernathy',
      term: { label: 'Fall 2026', first: null, last: null },
    });
    await recordHistory(new URL('read.history.json', import.meta.url), handle);
  });

  it('ends with a sentence for the student when the file has no text', async () => {
    expect(await failureCauseOf(await start(' \n\n'))).toMatchObject({ type: messageForStudent, message: noText });
  });
});
