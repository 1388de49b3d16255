import { ClassId, DocumentId, type DocumentVectors, type Page, Passage, piecesOf, UserId } from '@hub/contracts';
import { connectEngine } from '@hub/embeddings';
import { EngineServer } from '@hub/embeddings/testing';
import { course } from '@hub/study-rules/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RulesAi } from '../ai/rules-ai.ts';
import { BackendAway } from '../backend.ts';
import { meaningSearch } from './meaning-search.ts';
import { VectorWriter } from './vector-writer.ts';

const server = new EngineServer();
const rules = new RulesAi();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => Promise.all([server.stop(), rules.close()]));
beforeEach(() => server.reset());

const [studentId, classId] = [UserId.parse(randomUUID()), ClassId.parse(course.id)];
const documentId = DocumentId.parse(randomUUID());

const honey = 'Honey should not be given to infants under one year, because it may carry spores of botulism.';
const sentences = [
  'The hive is opened on warm days only, and smoke calms the bees before the frames are lifted.',
  'A strong colony needs about twenty kilograms of stores to come through a long winter.',
  honey,
  'Queens are marked with a dot of paint, whose colour tells the year in which they were born.',
  'In spring the beekeeper looks for brood in all stages and cleans the floor of the hive.',
  'Swarms leave the hive in May and gather in a tree, where they can be caught with a box.',
];
const question = 'can my little nephew have a spoon of the sweet stuff';
const pagesOf = (texts: readonly string[]): Page[] => texts.map((text) => ({ blocks: [{ kind: 'paragraph', text }] }));

/** A class with one document, as the backend has it. */
const classWith = (pages: readonly Page[]) => {
  let stored: DocumentVectors | null = null;
  const texts = piecesOf(pages).map(({ page, text }) =>
    Passage.parse({ documentId, documentName: 'bees.pdf', page, text, quote: '' }),
  );
  return {
    texts,
    writes: 0,
    replace: (vectors: DocumentVectors) => {
      stored = vectors;
    },
    stored: () => stored,
    async classVectors({ model }: { readonly model: string }) {
      return [{ documentId, vectors: stored?.model === model ? stored : null }];
    },
    passagesAt: async ({ places }: { readonly places: readonly { readonly place: number }[] }) =>
      texts.filter((_, at) => places.some(({ place }) => place === at)),
    storedText: async () => [...pages],
    async storeVectors(_id: DocumentId, vectors: DocumentVectors) {
      this.writes += 1;
      stored = vectors;
    },
  };
};

const begin = (backend: ReturnType<typeof classWith>, { queryMs = 5000, model = 'e5' } = {}) => {
  const faults: unknown[] = [];
  const engine = connectEngine({ url, model }, { queryMs, batchMs: 5000, restMs: 60_000 });
  const report = (fault: unknown) => void faults.push(fault);
  const stop = new AbortController();
  const writer = new VectorWriter({ engine, backend, rules, report, stop: stop.signal });
  const near = meaningSearch({ engine, backend, writer, report });
  return { faults, writer, stop, near: () => near({ studentId, classId, question }) };
};

describe('a question in other words than the document', { timeout: 60_000 }, () => {
  beforeAll(() => void server.same.set(`query: ${question}`, `passage: ${honey}`));

  it('finds its passage once the document has vectors, and the answer shows it', async () => {
    const backend = classWith(pagesOf(sentences));
    const { near, writer, faults } = begin(backend);
    const first = await near();
    expect(first?.passages).toEqual([]);
    await near();
    await writer.idle();
    expect(backend.writes).toBe(1);
    const found = await near();
    expect(found?.passages[0]?.text).toBe(honey);
    expect(faults).toEqual([]);

    const asked = { studentId, message: question, class: course, turns: [], attachment: null, passages: backend.texts };
    const answer = (closeness?: (readonly number[] | null)[]) => rules.answer({ ...asked, closeness });
    const quotes = async (closeness?: (readonly number[] | null)[]) =>
      (await answer(closeness)).citations.map(({ quote }) => quote);
    expect(await quotes(backend.texts.map((passage) => found?.closenessOf(passage) ?? null))).toContain(honey);
    // a new document without vectors, and vectors of a sentence that is cut otherwise
    expect(await answer(backend.texts.map(() => null))).toMatchObject({ response: expect.any(String) });
    expect(await answer(backend.texts.map(() => [0.5]))).toMatchObject({ response: expect.any(String) });
  });

  it.each([
    ['fails', { status: 500 }],
    ['sends half of a JSON', { body: '{"data":[{' }],
    ['hangs', 'silent'],
  ] as const)(
    'is answered by its words when the engine %s, and the operator learns of it',
    async (_name, behaviour) => {
      const backend = classWith(pagesOf(sentences));
      const { near, writer, faults } = begin(backend, { queryMs: behaviour === 'silent' ? 30 : 5000 });
      server.always = behaviour;
      expect(await near()).toBeNull();
      expect(faults).toHaveLength(1);
      if (behaviour === 'silent') return;
      writer.prepare(documentId);
      await writer.idle();
      expect(faults).toHaveLength(2);
      expect(backend.stored()).toBeNull();
      server.always = 'vectors';
      writer.prepare(documentId);
      await writer.idle();
      expect(backend.stored()).not.toBeNull();
    },
  );

  it('makes new vectors when the model or the number of their dimensions changed', async () => {
    const backend = classWith(pagesOf(sentences));
    backend.replace({ model: 'e5', passages: [{ hash: 'a'.repeat(32), vectors: 1 }], dimension: 2, numbers: 'AQI=' });
    for (const model of ['e5', 'other-e5']) {
      const { near, writer } = begin(backend, { model });
      expect((await near())?.passages).toEqual([]);
      await writer.idle();
      expect(backend.stored()).toMatchObject({ model, dimension: 256 });
    }
    expect(backend.writes).toBe(2);
  });

  it('of a long document are limited to what is stored for one, in reading order', async () => {
    server.dimension = 4096;
    const backend = classWith(pagesOf(Array.from({ length: 2 }, (_, at) => `Line ${at} is here. `.repeat(180))));
    const { writer } = begin(backend);
    writer.prepare(documentId);
    await writer.idle();
    const { passages = [], numbers = '' } = backend.stored() ?? {};
    expect(passages.length).toBeLessThan(backend.texts.length);
    expect(Buffer.from(numbers, 'base64').byteLength).toBeLessThanOrEqual(2_000_000);
    expect(Buffer.from(numbers, 'base64').byteLength).toBe(
      4096 * passages.reduce((sum, each) => sum + each.vectors, 0),
    );
  });

  it('loses nothing when the backend is away or the worker stops', async () => {
    const backend = classWith(pagesOf(sentences));
    const away = { ...backend, storedText: () => Promise.reject(new BackendAway('away')) };
    const { writer, faults } = begin(away);
    writer.prepare(documentId);
    await writer.idle();
    const stopped = begin(backend);
    stopped.stop.abort();
    stopped.writer.prepare(documentId);
    await stopped.writer.idle();
    expect([...faults, ...stopped.faults, backend.stored()]).toEqual([null]);
    const noVectors = { ...backend, classVectors: () => Promise.reject(new BackendAway('away')) };
    expect(await begin(noVectors).near()).toBeNull();
  });
});
