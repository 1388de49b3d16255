import { type DocumentId, piecesOf } from '@hub/contracts';
import type { EmbeddingEngine } from '@hub/embeddings';
import type { RulesAi } from '../ai/rules-ai.ts';
import { BackendAway, type Backend, DocumentGone } from '../backend.ts';
import { FairQueue, QueueFull } from '@hub/fair-queue';
import { mostVectors, packed } from './stored-vectors.ts';

export interface WriterDependencies {
  readonly engine: EmbeddingEngine;
  readonly backend: Pick<Backend, 'storedText' | 'storeVectors'>;
  readonly rules: Pick<RulesAi, 'textsOf'>;
  readonly report: (fault: unknown) => void;
  readonly stop: AbortSignal;
}

/** Passages at a time: the thread that cuts them into sentences also answers students. */
const passagesAtOnce = 50;
/** Later questions try again. */
const isExpected = (error: unknown) =>
  error instanceof BackendAway || error instanceof DocumentGone || error instanceof QueueFull;

/** Computes the vectors of documents in the background, each document once. Nothing waits for it or fails because of it. */
export class VectorWriter {
  readonly #parts: WriterDependencies;
  readonly #queue = new FairQueue({ perOwner: 500, overall: 5000 });
  readonly #waiting = new Map<string, Promise<void>>();

  constructor(parts: WriterDependencies) {
    this.#parts = parts;
  }

  /** Does nothing while the document is waiting already. @param owner students take turns */
  prepare(id: DocumentId, owner = ''): void {
    if (this.#waiting.has(id)) return;
    const { stop, report } = this.#parts;
    const done = this.#queue
      .run(owner, () => this.#write(id, owner), stop)
      .catch((error: unknown) => {
        if (!stop.aborted && !isExpected(error)) report(error);
      })
      .finally(() => this.#waiting.delete(id));
    this.#waiting.set(id, done);
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.all(this.#waiting.values());
  }

  async #write(id: DocumentId, owner: string): Promise<void> {
    const { engine, backend, rules, stop } = this.#parts;
    const pages = await backend.storedText(id, stop);
    if (!pages) return;
    const pieces = piecesOf(pages).map(({ text }) => text);
    const passages: { text: string; vectors: number[][] }[] = [];
    let room = Infinity;
    for (let from = 0; from < pieces.length && room > 0; from += passagesAtOnce) {
      const some = pieces.slice(from, from + passagesAtOnce);
      const texts = await rules.textsOf(some, { owner, signal: stop });
      const vectors = await engine.passages(texts.flat(), stop);
      room = Math.min(room, mostVectors(vectors[0]?.length ?? 1));
      for (const [at, { length }] of texts.entries()) {
        const own = vectors.splice(0, length);
        room -= length;
        if (room >= 0) passages.push({ text: some[at] ?? '', vectors: own });
      }
    }
    await backend.storeVectors(id, packed(engine.model, passages), stop);
  }
}
