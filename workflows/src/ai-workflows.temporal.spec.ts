import { plainTemporal } from '@hub/settings';
import { sealedPayloads } from '@hub/cipher';
import {
  chatReply,
  ChatReply,
  type FlashcardSetId,
  planSchedule,
  SchedulePlan,
  messageForStudent,
  type WorkflowContract,
  writeFlashcards,
  writePracticeTest,
} from '@hub/contracts';
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Runtime } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RulesAi } from './ai/rules-ai.ts';
import { chooseAi } from './ai/choose-ai.ts';
import { ProviderServer } from './ai/model/testing/provider-server.ts';
import { sha256 } from './ai/provenance.ts';
import { createBackend } from './backend.ts';
import { chatActivities } from './class-chat/activities.ts';
import { flashcardActivities } from './flashcard-generation/activities.ts';
import { payloadKeys } from './payload-keys.ts';
import { practiceTestActivities } from './practice-test-generation/activities.ts';
import { runWorker } from './run-worker.ts';
import { scheduleActivities } from './scheduling-assistant/activities.ts';
import { temporalLogger } from './temporal-log.ts';
import { BackendServer, payloadKeyOf, token } from './testing/backend-server.ts';
import { classId, passages, serveStudy, studentId } from './testing/study-backend.ts';
import { failureCauseOf, recordHistory } from './testing/workflow-runs.ts';
import { TextReader } from './text/text-reader.ts';

const record = (path: string, handle: WorkflowHandle) =>
  recordHistory(new URL(`${path}.history.json`, import.meta.url), handle);

const log = pino({ level: 'silent' });
const taskQueue = `ai-${randomUUID()}`;
const server = new BackendServer();
const study = serveStudy(server);
const text = new TextReader();
const ai = new RulesAi();
const stop = new AbortController();
const modelQueue = `models-${randomUUID()}`;
const provider = new ProviderServer();
let connection: Connection;
let client: Client;
let workers: Promise<void>[] = [];

const startOn =
  (queue: string) =>
  ({ name }: WorkflowContract, key: string, input: object) =>
    client.workflow.start(name, {
      taskQueue: queue,
      workflowId: `${name}-${key}`,
      args: [input],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
const start = startOn(taskQueue);
const startSet = (setId: FlashcardSetId) => start(writeFlashcards, setId, { setId });

const ask = (message: string) =>
  start(chatReply, randomUUID(), { studentId, classId, conversationId: null, message, attachment: null });

beforeAll(async () => {
  const address = inject('temporalAddress');
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
  await server.start();
  const backend = createBackend({ url: server.url, token });
  const url = await provider.start();
  const models = [{ provider: 'openai' as const, name: 'first', apiKey: 'key', baseUrl: `${url}/v1` }];
  const ceilings = { perCall: 60_000, perStudent: 1_000_000, overall: 1_000_000 };
  const byModel = chooseAi({ models, ceilings }, { rules: ai, count: backend, log });
  const common = { temporal: plainTemporal(address), payloadKey: payloadKeys(backend), log, stop: stop.signal };
  const activitiesOf = (by: typeof byModel) => ({
    ...flashcardActivities({ backend, ai: by }),
    ...practiceTestActivities({ backend, ai: by }),
    ...chatActivities({ backend, ai: by, text }),
    ...scheduleActivities({ backend, ai: by }),
  });
  workers = [
    runWorker({ ...common, activities: activitiesOf(ai), taskQueue }),
    runWorker({ ...common, activities: activitiesOf(byModel), taskQueue: modelQueue }),
  ];
  connection = await Connection.connect({ address });
  client = new Client({ connection, dataConverter: sealedPayloads(payloadKeyOf) });
});

afterAll(async () => {
  stop.abort();
  await Promise.all(workers);
  await Promise.all([text.close(), ai.close(), connection.close()]);
  await Promise.all([server.stop(), provider.stop()]);
});

describe('writing cards', () => {
  it('records them all at once, each with its source', async () => {
    const setId = study.newSet();
    const handle = await startSet(setId);
    expect(await handle.result()).toEqual({ generated: 4 });
    const [recorded, ...more] = study.cards.get(setId) ?? [];
    expect(more).toEqual([]);
    expect(recorded?.modelUsed).toBe('Built-in');
    expect(recorded?.provenance?.sourceHashes).toEqual(passages.map(({ text: of }) => sha256(of)));
    for (const { source } of recorded?.cards ?? []) {
      expect(passages.some(({ page, text: found }) => page === source?.page && found.includes(source.quote))).toBe(
        true,
      );
    }
    await record('flashcard-generation/written', handle);
  });

  it('ends with a sentence for the student when there is no material, and records nothing', async () => {
    study.holds([]);
    const setId = study.newSet();
    const handle = await startSet(setId);
    expect(await failureCauseOf(handle)).toMatchObject({
      type: messageForStudent,
      message: expect.stringContaining('document'),
    });
    expect(study.cards.get(setId)).toEqual([]);
    study.holds(passages);
    await record('flashcard-generation/refused', handle);
  });

  it('is joined by a second start, and waits for an unreachable backend', async () => {
    const setId = study.newSet();
    await server.stop();
    const [first, second] = await Promise.all([startSet(setId), startSet(setId)]);
    expect(second.firstExecutionRunId).toBe(first.firstExecutionRunId);
    await sleep(1200);
    await server.start();
    server.refuseNext = 1;
    expect(await first.result()).toEqual({ generated: 4 });
    expect(study.cards.get(setId)).toHaveLength(1);
  });

  it('ends when the set is gone, and when it is cancelled', async () => {
    expect(await failureCauseOf(await startSet(randomUUID() as FlashcardSetId))).toMatchObject({
      type: 'DocumentGone',
    });

    const setId = study.newSet();
    server.hold = true;
    const asked = server.nextRequest();
    const handle = await startSet(setId);
    await asked;
    await handle.cancel();
    expect(await failureCauseOf(handle)).toMatchObject({ name: 'CancelledFailure' });
    server.hold = false;
    expect(study.cards.get(setId)).toEqual([]);
  });
});

it('writing a test records its questions all at once, fewer rather than bad ones', async () => {
  const testId = study.newTest();
  const handle = await start(writePracticeTest, testId, { testId });
  const result = writePracticeTest.result.parse(await handle.result());
  expect(result.generated).toBeGreaterThanOrEqual(3);
  const recorded = study.questions.get(testId);
  expect(recorded).toMatchObject([
    { modelUsed: 'Built-in', provenance: { sourceHashes: passages.map(({ text: of }) => sha256(of)) } },
  ]);
  expect(recorded?.[0]?.questions).toHaveLength(result.generated);
  await record('practice-test-generation/written', handle);
});

it('a reply in the class chat quotes the documents, and leaves nothing readable in the history', async () => {
  const handle = await ask('What is osmosis?');
  const quote = 'Osmosis is the movement of water across a semipermeable membrane.';
  expect(ChatReply.parse(await handle.result())).toMatchObject({
    modelUsed: 'Built-in',
    citations: [{ page: 1, quote }],
  });
  expect(historyToJSON(await handle.fetchHistory())).not.toContain(
    Buffer.from('Osmosis').toString('base64').slice(0, 8),
  );
  await record('class-chat/answered', handle);
});

it("a plan is made from the student's own data", async () => {
  const asked = { studentId, message: 'add a task to read chapter 3 tomorrow', today: '2026-11-21', history: [] };
  const handle = await start(planSchedule, randomUUID(), asked);
  const plan = SchedulePlan.parse(await handle.result());
  expect(plan.actions).toMatchObject([
    { type: 'CREATE_TASK', task: { title: 'Read chapter 3', dueDate: '2026-11-22' } },
  ]);
  await record('scheduling-assistant/planned', handle);
});

describe('with a language model', () => {
  const writing = (setId: FlashcardSetId) => startOn(modelQueue)(writeFlashcards, setId, { setId });
  const quote = 'Osmosis is the movement of water';
  const card = { front: 'What is osmosis?', back: 'Water moves.', difficulty: 'easy', passage: 0, quote };

  it('cards are recorded with its name and their verbatim quotes, after a provider that failed at first', async () => {
    const setId = study.newSet();
    provider.next = [{ status: 503 }, 'cut', { says: JSON.stringify({ cards: [card] }) }];
    expect(await (await writing(setId)).result()).toEqual({ generated: 1 });
    expect(study.cards.get(setId)).toMatchObject([{ modelUsed: 'first', cards: [{ source: { page: 1, quote } }] }]);
    // three calls, the last of which had a short answer
    expect(study.tokens.map((tokens) => Math.sign(tokens))).toEqual([1, 1, 1, -1]);
  });

  it.each([
    ['keeps failing', { status: 500 }],
    ['writes nothing useful', { says: '{"cards":[{"front":null}]}' }],
  ] as const)('that %s, the rules write the cards', async (_, always) => {
    const setId = study.newSet();
    provider.always = always;
    const { generated } = (await (await writing(setId)).result()) as { generated: number };
    expect(generated).toBeGreaterThan(0);
    expect(study.cards.get(setId)).toMatchObject([{ modelUsed: 'Built-in', cards: { length: generated } }]);
  });
});
