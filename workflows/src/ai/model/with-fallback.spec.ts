import { builtInModel } from '@hub/contracts';
import { course, passagesOf, schedule, studentId, today } from '@hub/study-rules/testing';
import { RequestRefused } from '@hub/study-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackendAway } from '../../backend.ts';
import { RulesAi } from '../rules-ai.ts';
import type { WritingProgress } from '../study-ai.ts';
import { budgeted } from './budget.ts';
import { failureLog } from './failure-log.ts';
import { geminiModel } from './gemini.ts';
import type { LanguageModel } from './language-model.ts';
import { modelAi } from './model-ai.ts';
import { openAiModel } from './openai.ts';
import { resilient } from './resilient.ts';
import { type Behaviour, ProviderServer } from './testing/provider-server.ts';
import { tokenCount } from './testing/token-count.ts';
import { withFallback } from './with-fallback.ts';

const server = new ProviderServer();
const rules = new RulesAi();
let url = '';
const logged: unknown[] = [];
const log = { warn: (...line: unknown[]) => void logged.push(line) };
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => Promise.all([server.stop(), rules.close()]));
beforeEach(() => {
  server.requests.length = 0;
  server.next = [];
  logged.length = 0;
});

const key = 'sk-a-secret-key';
const patience = { callMs: 3000, silentMs: 300, wholeMs: 4000, pauseMs: 5, restMs: 400 };
const models = {
  openai: () => openAiModel({ name: 'first', apiKey: key, baseUrl: `${url}/v1` }),
  google: () => geminiModel({ name: 'first', apiKey: key, baseUrl: url }),
};
const aiWith = (model: LanguageModel, milliseconds?: number) => {
  const modelFor = () => model;
  const report = failureLog(log);
  return withFallback({ model: modelAi(modelFor), rules, modelFor, report, ...(milliseconds && { milliseconds }) });
};

const passages = passagesOf('cell-biology');
const material = { studentId, class: course, prompt: 'osmosis', count: 5, passages };
const chat = { studentId, message: 'What is osmosis?', class: course, turns: [], passages, attachment: null };
const request = { studentId, message: 'Add a task to read chapter 3 tomorrow', today, history: [], schedule };

const says = JSON.stringify({ answer: 'Water moves through a membrane.', found: true, quotes: [] });
const misbehaving: [string, Behaviour, RegExp][] = [
  ['fails', { status: 500 }, /status 500/],
  ['rejects the key', { status: 401 }, /status 401/],
  ['is busy', { status: 429 }, /status 429/],
  ['is busy for an hour', { status: 429, headers: { 'retry-after': '3600' } }, /status 429/],
  ['breaks off', 'cut', /could not be reached/],
  ['breaks off half-way', { says, cutAfter: 2 }, /could not be reached|last piece/],
  ['ends half-way as if it were whole', { says, cutAfter: 2, ends: 'quietly' }, /last piece|could not be used/],
  ['says nothing', 'silent', /sent nothing/],
  ['stops half-way', { says, cutAfter: 2, ends: 'never' }, /sent nothing/],
  ['writes prose', { says: 'Sure! Osmosis is when water moves.' }, /not JSON/],
  ['writes another shape', { says: '{"thoughts":[]}' }, /not JSON of the requested shape/],
  ['sends an empty answer', { says: '' }, /empty|last piece/],
  ['sends nonsense', { body: '<html>Bad gateway</html>' }, /could not be reached|last piece|empty/],
];

describe.each(Object.entries(models))('when a model of %s', { timeout: 60_000 }, (_, modelOf) => {
  it.each(misbehaving)('%s, the rules answer everything and say so', async (_name, behaviour, cause) => {
    server.always = behaviour;
    const ai = aiWith(resilient(modelOf(), patience));

    const reply = await ai.answer(chat);
    const byRules = await rules.answer(chat);
    expect(reply).toMatchObject({ modelUsed: builtInModel, citations: byRules.citations });
    expect(reply.provenance).toEqual(byRules.provenance);
    expect(reply.response).toContain(byRules.response);
    expect(reply.response).toContain("_The language model didn't answer, so this is the built-in answer._");

    const progress: WritingProgress[] = [];
    const cards = await ai.writeFlashcards(material, undefined, (step) => progress.push(step));
    expect(cards).toEqual(await rules.writeFlashcards(material));
    expect(progress.at(-1)).toEqual({ reason: "The language model didn't answer" });
    const asked = { ...material, difficulty: 'medium' as const };
    expect(await ai.writeQuestions(asked)).toEqual(await rules.writeQuestions(asked));

    const plan = await ai.planSchedule(request);
    const planned = await rules.planSchedule(request);
    expect(plan).toMatchObject({ modelUsed: builtInModel, actions: planned.actions });
    expect(plan.message).toBe(
      `${planned.message}\n\nThe language model didn't answer, so this is the built-in assistant.`,
    );

    const [[fields, sentence] = []] = logged as [object, string][];
    expect(fields).toMatchObject({ model: 'first', cause: expect.stringMatching(cause) });
    expect(sentence).toContain('built-in rules answered');
    expect(JSON.stringify(logged)).not.toMatch(/osmosis|chapter|secret/iu);
  });

  it('is silent, the student waits for it only once', async () => {
    server.always = 'silent';
    const since = performance.now();
    await aiWith(resilient(modelOf(), patience)).answer(chat);
    expect(server.requests).toHaveLength(1);
    expect(performance.now() - since).toBeLessThan(10 * patience.silentMs);
  });
});

const broken = (error: Error): LanguageModel => ({
  name: 'first',
  async complete() {
    throw error;
  },
});

it('an unexpected error of a library is logged by its name alone', async () => {
  const { modelUsed } = await aiWith(broken(new TypeError('osmosis is undefined'))).answer(chat);
  expect(modelUsed).toBe(builtInModel);
  expect(logged).toMatchObject([[{ cause: 'TypeError' }, expect.any(String)]]);
});

it('a model that writes on and on is abandoned', async () => {
  const slow: LanguageModel = {
    name: 'first',
    complete: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  expect((await aiWith(slow, 50).answer(chat)).modelUsed).toBe(builtInModel);
  expect(logged).toMatchObject([[{ cause: 'The answer took too long' }, expect.any(String)]]);
});

it("the student's own dates are answered from the schedule, without the model", async () => {
  const own = { today, schedule };
  const of = schedule.classes.find(({ name }) => name === 'Cell Biology') ?? course;
  const question = { ...chat, message: 'When is my final exam?', class: of, own };
  const { response, modelUsed } = await aiWith(broken(new Error('x'))).answer(question);
  expect(modelUsed).toBe(builtInModel);
  expect(response).toMatch(/Final exam[^]*Dec 15[^]*your schedule$/u);
});

it('cancelled work is not answered', async () => {
  const cancel = new AbortController();
  cancel.abort(new Error('cancelled'));
  await expect(aiWith(broken(new Error('x'))).answer(chat, cancel.signal)).rejects.toThrow('cancelled');
});

it('an unreachable backend is not blamed on the model: the work is repeated', async () => {
  await expect(aiWith(broken(new BackendAway('away'))).answer(chat)).rejects.toThrow(BackendAway);
  expect(logged).toEqual([]);
});

it('a request that the rules cannot fulfil either says that a later try may help', async () => {
  const nothing = aiWith(broken(new TypeError('x'))).writeFlashcards({ ...material, passages: [] });
  await expect(nothing).rejects.toThrow(RequestRefused);
  await expect(nothing).rejects.toThrow("The language model didn't answer, so please try again later, too.");
});

it('a ceiling of tokens is named to the student, and costs no answer', async () => {
  const ceilings = { perCall: 60_000, perStudent: 10, overall: 10 };
  const model = budgeted(models.openai(), { ceilings, count: tokenCount().count, log });
  const { response, modelUsed } = await aiWith(model).answer(chat);
  expect(modelUsed).toBe(builtInModel);
  expect(response).toContain("You have reached today's limit for the language model, so this is the built-in answer.");
});

it('each cause is logged once a minute, with the number of failures since', () => {
  let time = 0;
  const report = failureLog(log, () => time);
  const fail = () => report('first', new TypeError('x'));
  [0, 1, 59_999, 60_000].forEach((at) => {
    time = at;
    fail();
  });
  report('second', new TypeError('x'));
  expect(logged).toMatchObject([
    [{ model: 'first', failures: 1 }, expect.any(String)],
    [{ model: 'first', failures: 3 }, expect.any(String)],
    [{ model: 'second', failures: 1 }, expect.any(String)],
  ]);
});
