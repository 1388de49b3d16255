import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel';
import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { type Form, formsOf } from './forms.ts';

export interface EngineSettings {
  /** Of an OpenAI-compatible API, such as http://127.0.0.1:8000/v1. */
  readonly url: string;
  readonly model: string;
  readonly key?: string | undefined;
}

/** How long an engine is waited for. */
interface Patience {
  /** For a question: a student waits. */
  readonly queryMs: number;
  /** For a batch of passages, in the background. */
  readonly batchMs: number;
  /** How long it is not called after some failures in a row. */
  readonly restMs: number;
}

/** Gives texts vectors that are near each other when the texts mean the same. */
export interface EmbeddingEngine {
  /** Vectors of different models do not compare. */
  readonly model: string;
  /** @throws EngineFault within about a second */
  query(text: string, signal?: AbortSignal): Promise<number[]>;
  /** One vector for each text. @throws EngineFault */
  passages(texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}

/** The engine gave no usable vectors. The message is for the operator's log: it never contains words of a student. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

const usual: Patience = { queryMs: 1000, batchMs: 30_000, restMs: 30_000 };
const failuresInARow = 3;

/** Small, so that a question never waits long behind a batch of passages. */
const batchSize = 16;
/** Longer texts are cut; models read little more. */
const longestText = 2000;
const mostNumbers = 4096;

const Answer = z.object({
  data: z.array(
    z.object({
      index: z.number().int().nonnegative(),
      embedding: z.array(z.number()).min(1).max(mostNumbers),
    }),
  ),
});

const somethingElse = 'The engine sent something else than one vector for each text';

/** In the order of the texts; all of the same length. */
const vectorsIn = (answer: unknown, count: number): number[][] => {
  const { data, success } = Answer.safeParse(answer);
  const vectors = data?.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding) ?? [];
  const lengths = new Set(vectors.map(({ length }) => length));
  if (!success || vectors.length !== count || lengths.size !== 1) throw new EngineFault(somethingElse);
  return vectors;
};

const faultOf = (error: unknown): EngineFault => {
  if (error instanceof EngineFault) return error;
  if (error instanceof BrokenCircuitError) return new EngineFault('The engine keeps failing', { cause: error });
  if (error instanceof SyntaxError) return new EngineFault(somethingElse, { cause: error });
  if (error instanceof APIError && error.status !== undefined)
    return new EngineFault(`The engine responded with status ${error.status}`, { cause: error });
  return new EngineFault('The engine could not be reached', { cause: error });
};

/** An engine behind OpenAI's API. After three failures in a row it is left alone for a while: no question waits for it. */
export const connectEngine = ({ url, model, key }: EngineSettings, patience: Patience = usual): EmbeddingEngine => {
  // a self-hosted server may need no key
  const client = new OpenAI({ apiKey: key ?? 'none', baseURL: url, maxRetries: 0, logLevel: 'off' });
  const forms = formsOf(model);
  const breaker = circuitBreaker(handleType(EngineFault), {
    halfOpenAfter: patience.restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

  const call = async (texts: readonly string[], { model: name, prefix }: Form, signal: AbortSignal) => {
    const input = texts.map((text) => prefix + text.slice(0, longestText).toWellFormed());
    const answer: unknown = await client.embeddings.create(
      { model: name, input, encoding_format: 'float' },
      { signal },
    );
    return vectorsIn(answer, texts.length);
  };

  const embed = async (
    texts: readonly string[],
    { form, milliseconds, signal }: { form: Form; milliseconds: number; signal: AbortSignal | undefined },
  ) => {
    try {
      return await breaker.execute(async () => {
        const limit = AbortSignal.timeout(milliseconds);
        try {
          return await call(texts, form, signal ? AbortSignal.any([signal, limit]) : limit);
        } catch (error) {
          signal?.throwIfAborted();
          throw limit.aborted ? new EngineFault('The engine took too long', { cause: error }) : faultOf(error);
        }
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw faultOf(error);
    }
  };

  return {
    model,
    async query(text, signal) {
      const [vector = []] = await embed([text], { form: forms.query, milliseconds: patience.queryMs, signal });
      return vector;
    },
    async passages(texts, signal) {
      const vectors: number[][] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        const batch = texts.slice(from, from + batchSize);
        vectors.push(...(await embed(batch, { form: forms.passage, milliseconds: patience.batchMs, signal })));
      }
      return vectors;
    },
  };
};
