import type { UserId } from '@hub/contracts';
import { countTokens } from 'gpt-tokenizer';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { BackendAway } from '../../backend.ts';
import { budgeted, CeilingReached, type Ceilings, type TokenCount } from './budget.ts';
import { geminiModel } from './gemini.ts';
import { joinPieces, type LanguageModel, ModelFailed, ProviderFault } from './language-model.ts';
import { openAiModel } from './openai.ts';
import { type RetryLimits, resilient } from './resilient.ts';
import { structuredAnswer } from './structured-answer.ts';
import { type Behaviour, ProviderServer } from './testing/provider-server.ts';
import { tokenCount } from './testing/token-count.ts';

const server = new ProviderServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
  server.next = [];
  server.always = { says: '{"word":"yes"}' };
});

const patience: RetryLimits = { callMs: 5000, silentMs: 5000, wholeMs: 30_000, pauseMs: 5, restMs: 400 };
const [ann, bob] = [randomUUID() as UserId, randomUUID() as UserId];
const answerTokens = countTokens('{"word":"yes"}');
const asked = {
  studentId: ann,
  prompt: 'words-1',
  system: 'Be brief.',
  user: 'Say yes.',
  schema: z.object({ word: z.string() }),
};

const providers = {
  openai: () => openAiModel({ name: 'first', apiKey: 'key', baseUrl: `${url}/v1` }),
  google: () => geminiModel({ name: 'first', apiKey: 'key', baseUrl: url }),
};

async function* endless() {
  for (;;) yield { text: 'x'.repeat(50_000), isLast: false };
}

const ask = async (model: LanguageModel, request = asked) => (await structuredAnswer(model, request)).data;
const failing = (times: number, behaviour: Behaviour) => {
  server.next = Array.from({ length: times }, () => behaviour);
};

describe.each(Object.entries(providers))('a model of %s', { timeout: 60_000 }, (_, modelOf) => {
  const patient = (more: Partial<RetryLimits> = {}) => resilient(modelOf(), { ...patience, ...more });

  it('gets a schema for its JSON, which also parses its answer', async () => {
    expect(await ask(modelOf())).toEqual({ word: 'yes' });
    const [request] = server.requests;
    expect(request?.body).toContain('Be brief.');
    expect(request?.body).toContain('Say yes.');
    expect(request?.body).toMatch(/\\?"word\\?"/);
    expect(JSON.stringify(server.requests)).not.toContain('"key"');
  });

  it.each<[string, Behaviour]>([
    ['is busy', { status: 429 }],
    ['fails', { status: 503 }],
    ['breaks off half-way', 'cut'],
    ['sends half of a JSON', { body: '{"choices":[{' }],
  ])('that %s twice is called a third time', async (_name, behaviour) => {
    failing(2, behaviour);
    expect(await ask(patient())).toEqual({ word: 'yes' });
    expect(server.requests).toHaveLength(3);
  });

  it('is given up after three attempts, with its status', async () => {
    server.always = { status: 500 };
    await expect(ask(patient())).rejects.toMatchObject({ name: 'ProviderFault', status: 500 });
    expect(server.requests).toHaveLength(3);
  });

  it('is not called again when it rejects the key', async () => {
    server.always = { status: 401 };
    await expect(patient().complete(asked)).rejects.toMatchObject({ name: 'ProviderFault', isTemporary: false });
    expect(server.requests).toHaveLength(1);
  });

  it('that stays silent is abandoned after its time limit', async () => {
    server.next = ['silent'];
    expect(await ask(patient({ callMs: 200 }))).toEqual({ word: 'yes' });
    server.always = 'silent';
    await expect(ask(patient({ callMs: 150, wholeMs: 200 }))).rejects.toThrow(ModelFailed);
  });

  it('is not called after five failures in a row until a pause is over', async () => {
    server.always = { status: 500 };
    const model = patient();
    await expect(model.complete(asked)).rejects.toThrow(ProviderFault);
    await expect(model.complete(asked)).rejects.toThrow(ProviderFault);
    expect(server.requests).toHaveLength(5);
    await expect(model.complete(asked)).rejects.toThrow('keeps failing');
    expect(server.requests).toHaveLength(5);
    server.always = { says: '{"word":"back"}' };
    await expect.poll(() => ask(model).catch(() => null), { timeout: 10_000 }).toEqual({ word: 'back' });
  });

  it('stops when the work is cancelled', async () => {
    server.always = 'silent';
    const cancel = new AbortController();
    const call = patient().complete({ ...asked, signal: cancel.signal });
    const ended = call.catch((error: unknown) => error);
    await expect.poll(() => server.requests).toHaveLength(1);
    cancel.abort(new Error('cancelled'));
    expect(await ended).toMatchObject({ message: 'cancelled' });
  });

  it.each([
    ['prose around it', 'Here you are:\n```json\n{"word":"yes"}\n```\nGood luck!'],
    ['nothing else', '{"word":"yes"}'],
  ])('may answer with %s', async (_name, says) => {
    server.always = { says };
    expect(await ask(modelOf())).toEqual({ word: 'yes' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'yes'],
    ['half a JSON', '{"word":'],
    ['another shape', '{"word":null}'],
    ['a list', '[1,2]'],
  ])('that answers with %s gets one request to correct it', async (_name, says) => {
    server.next = [{ says }];
    expect(await ask(modelOf())).toEqual({ word: 'yes' });
    expect(server.requests[1]?.body).toContain('could not be used');
    server.always = { says };
    await expect(ask(modelOf())).rejects.toThrow('could not be used');
    expect(server.requests).toHaveLength(4);
  });

  describe('that streams its answer', () => {
    const says = JSON.stringify({ word: 'Ein "Wort" für 👩‍🎓 and more' });
    const listen = async (model: LanguageModel) => {
      const reported: string[] = [];
      const answer = structuredAnswer(model, { ...asked, onText: (text) => reported.push(text) });
      return { answer: await answer.then(({ data }) => data).catch((error: unknown) => error), reported };
    };

    it('reports the text so far, and returns the whole', async () => {
      server.always = { says };
      const { answer, reported } = await listen(modelOf());
      expect(answer).toEqual(JSON.parse(says));
      expect(reported.length).toBeGreaterThan(3);
      expect(reported.at(-1)).toBe(says);
      for (const [index, text] of reported.entries()) expect(reported[index + 1] ?? says).toContain(text);
    });

    it.each<[string, Behaviour]>([
      ['breaks off', { says, cutAfter: 2 }],
      ['ends too early', { says, cutAfter: 2, ends: 'quietly' }],
      ['breaks off before that', 'cut'],
      ['sends half of a JSON', { body: '{"choices":[{' }],
      ['stays silent half-way', { says, cutAfter: 2, ends: 'never' }],
      ['is busy', { status: 429 }],
    ])('and %s is called again, from the beginning', async (_name, behaviour) => {
      server.always = { says };
      server.next = [behaviour];
      const { answer, reported } = await listen(patient({ callMs: 1500 }));
      expect(answer).toEqual(JSON.parse(says));
      expect(server.requests).toHaveLength(2);
      expect(reported.at(-1)).toBe(says);
    });

    it('stops when the work is cancelled, and reports nothing more', async () => {
      server.always = { says, cutAfter: 2, ends: 'never' };
      const cancel = new AbortController();
      const onText = () => cancel.abort(new Error('cancelled'));
      await expect(patient().complete({ ...asked, onText, signal: cancel.signal })).rejects.toThrow('cancelled');
      expect(server.requests).toHaveLength(1);
    });
  });

  it('whose answer is endless is cut off', async () => {
    server.always = { says: JSON.stringify({ word: 'x'.repeat(1_000_000) }) };
    await expect(ask(patient())).rejects.toThrow(ModelFailed);
    expect(server.requests).toHaveLength(1);
  });
});

describe('an OpenAI-compatible server without streaming', { timeout: 60_000 }, () => {
  const reported: string[] = [];
  const listen = () =>
    structuredAnswer(resilient(providers.openai(), patience), { ...asked, onText: (all) => reported.push(all) });

  it('works as well: the whole answer arrives at once', async () => {
    server.always = { saysWhole: '{"word":"yes"}' };
    expect(await listen()).toEqual({ data: { word: 'yes' } });
    expect(reported).toEqual(['{"word":"yes"}']);
    expect(server.requests).toMatchObject([{ body: expect.stringContaining('"stream":true') }]);
  });

  it.each(['{"choices":[]}', '{"choices":[{"message":{"content":null}}]}', '{"choices":[{', '{"error":"no"}'])(
    'and answers with %s is called again',
    async (body) => {
      server.next = [{ body }];
      expect(await listen()).toEqual({ data: { word: 'yes' } });
      expect(server.requests).toHaveLength(2);
    },
  );
});

it('an OpenAI-compatible server gets a strict schema, or only a request for JSON once it rejects schemas', async () => {
  const model = providers.openai();
  server.next = [{ says: '{"word":"yes"}' }, { status: 400 }];
  for (let time = 0; time < 3; time += 1) expect(await ask(model)).toEqual({ word: 'yes' });
  const formats = server.requests.map(
    ({ body }) => z.looseObject({ response_format: z.unknown() }).parse(JSON.parse(body)).response_format,
  );
  const strict = { type: 'json_schema', json_schema: { strict: true, schema: { required: ['word'] } } };
  expect(formats).toMatchObject([strict, strict, { type: 'json_object' }, { type: 'json_object' }]);
});

it('is abandoned when its pieces never end', { timeout: 60_000 }, async () => {
  await expect(joinPieces(endless(), () => undefined)).rejects.toThrow('too long');
});

it(
  'waits as long as a busy provider requests, unless the student would wait too long',
  { timeout: 60_000 },
  async () => {
    server.next = [{ status: 429, headers: { 'retry-after': '1' } }];
    const since = performance.now();
    expect(await ask(resilient(providers.openai(), patience))).toEqual({ word: 'yes' });
    expect(performance.now() - since).toBeGreaterThanOrEqual(990);
    server.requests.length = 0;
    server.always = { status: 429, headers: { 'retry-after': '3600' } };
    await expect(ask(resilient(providers.openai(), patience))).rejects.toThrow(ModelFailed);
    expect(server.requests).toHaveLength(1);
  },
);

describe('the ceilings', { timeout: 60_000 }, () => {
  const warned = vi.fn();
  const log = { warn: warned };
  const model = (count: TokenCount, ceiling: Partial<Ceilings> = {}) =>
    // each call reserves its prompt and 4000 tokens until its answer is there
    resilient(
      budgeted(providers.openai(), {
        ceilings: { perCall: 10_000, perStudent: 12_500, overall: 21_000, ...ceiling },
        count,
        log,
      }),
      patience,
    );

  it('stop a student who sends a thousand requests at once, and no other student', async () => {
    const { count, counted } = tokenCount();
    const one = model(count);
    server.always = 'silent';
    const cancel = new AbortController();
    const asks = Array.from({ length: 1000 }, () => one.complete({ ...asked, signal: cancel.signal }));
    const ends = Promise.allSettled(asks);
    await expect.poll(() => server.requests.length).toBe(3);
    expect(counted.of(ann)).toBeLessThanOrEqual(12_500);
    await expect(ask(one)).rejects.toThrow('ceiling of tokens was reached: student');
    server.always = { says: '{"word":"yes"}' };
    expect(await ask(one, { ...asked, studentId: bob })).toEqual({ word: 'yes' });
    cancel.abort();
    expect((await ends).filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(server.requests).toHaveLength(4);
  });

  it('are shared by all workers, and survive a restart', async () => {
    const { count } = tokenCount();
    server.next = [{ status: 401 }];
    await expect(ask(model(count, { perStudent: 4100 }))).rejects.toThrow('status 401');
    await expect(ask(model(count, { perStudent: 4100 }))).rejects.toThrow('ceiling of tokens was reached: student');
  });

  it('count every attempt in full, and a completed answer by its length', async () => {
    const { count, counted } = tokenCount();
    const one = model(count);
    await ask(one);
    const taken = counted.of(ann);
    expect(taken).toBeLessThan(100);
    server.next = [{ status: 500 }, { status: 500 }];
    await ask(one);
    expect(counted.of(ann)).toBe(2 * taken + 2 * (4000 + taken - answerTokens));
    expect(counted.of('all')).toBe(counted.of(ann));
  });

  it('stop all students together, and start again each day', async () => {
    const { count, counted } = tokenCount();
    const one = model(count, { overall: 4100 });
    for (const studentId of [ann, bob]) await ask(one, { ...asked, studentId });
    server.always = { status: 401 };
    await expect(ask(one)).rejects.toThrow('status 401');
    server.always = { says: '{"word":"yes"}' };
    await expect(ask(one, { ...asked, studentId: bob })).rejects.toThrow('reached: everyone');
    expect(counted.most).toBeLessThanOrEqual(4100);
    counted.day = '2026-11-22';
    expect(await ask(one)).toEqual({ word: 'yes' });
  });

  it('lose no answer when the count cannot be corrected', async () => {
    const { count } = tokenCount();
    const away = { ...count, correctTokens: () => Promise.reject(new Error('away')) };
    expect(await ask(model(away))).toEqual({ word: 'yes' });
    expect(warned).toHaveBeenCalledOnce();
  });

  it('block all calls while tokens cannot be counted', async () => {
    const { count } = tokenCount();
    const away = { ...count, reserveTokens: () => Promise.reject(new BackendAway('away')) };
    await expect(ask(model(away))).rejects.toThrow(BackendAway);
    expect(server.requests).toEqual([]);
  });

  it('block a single call that is too large before it is made, whatever signs it contains', async () => {
    const user = '<|endoftext|> word '.repeat(5000);
    await expect(ask(model(tokenCount().count), { ...asked, user })).rejects.toThrow(CeilingReached);
    expect(server.requests).toEqual([]);
  });
});
