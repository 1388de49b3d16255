import type { UserId } from '@hub/contracts';
import type { z } from 'zod';

export interface ModelRequest {
  /** The student who wrote the words: ceilings count by student. */
  readonly studentId: UserId;
  /** Name and version of the instructions. */
  readonly prompt: string;
  readonly system: string;
  readonly user: string;
  /** The required shape of the answer. */
  readonly schema: z.ZodType;
  readonly signal?: AbortSignal | undefined;
  /** Called with the answer so far, as it grows; a retry starts from nothing again. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** The whole prompt as one text; only its hash is logged and stored. */
export const promptText = ({ system, user }: Pick<ModelRequest, 'system' | 'user'>): string => `${system}\n${user}`;

/** One language model of one provider. */
export interface LanguageModel {
  /** As shown to the student. */
  readonly name: string;
  /** Limit of the student's documents in one prompt, in characters; missing for a model with a large context. */
  readonly longestMaterial?: number;
  /**
   * The text of one answer, expected to be JSON.
   * @throws ModelFailed
   */
  readonly complete: (request: ModelRequest) => Promise<string>;
}

/**
 * A model gave no answer that can be used. The message is for the operator's log: it never contains words of a student
 * or a provider.
 */
export class ModelFailed extends Error {
  override readonly name: string = 'ModelFailed';
  /** Why, as a student reads it. */
  readonly forStudent: string = "The language model didn't answer";
}

interface FaultOptions extends ErrorOptions {
  /** Whether the same call may work later. */
  readonly isTemporary: boolean;
  /** The wait that the provider requests. */
  readonly retryAfterMs?: number | undefined;
  /** The HTTP status of its response. */
  readonly status?: number | undefined;
}

/** The provider failed or rejected the call. */
export class ProviderFault extends ModelFailed {
  override readonly name = 'ProviderFault';
  readonly isTemporary: boolean;
  readonly retryAfterMs: number;
  readonly status: number | undefined;

  constructor(message: string, { isTemporary, retryAfterMs = 0, status, ...options }: FaultOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

const isTemporaryStatus = (status: number) => status >= 500 || [408, 409, 425, 429].includes(status);

/** `Retry-After` in milliseconds; undefined when it is missing or unusable. */
const retryAfterOf = (value: string | null | undefined): number | undefined => {
  const seconds = Number(value);
  if (value && Number.isFinite(seconds)) return seconds * 1000;
  const until = Date.parse(value ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
};

interface FaultSource {
  readonly error: unknown;
  /** undefined when there was no answer, or only a part of one. */
  readonly status?: number | undefined;
  readonly retryAfter?: string | null | undefined;
}

/** An error without the provider's own words, which can repeat the student's. */
export const faultOf = ({ error, status, retryAfter }: FaultSource): ProviderFault => {
  if (error instanceof ProviderFault) return error;
  if (status === undefined)
    return new ProviderFault('The provider could not be reached', { isTemporary: true, cause: error });
  return new ProviderFault(`The provider responded with status ${status}`, {
    status,
    isTemporary: isTemporaryStatus(status),
    retryAfterMs: retryAfterOf(retryAfter),
    cause: error,
  });
};

/** Maximum answer length in characters. */
const longestAnswer = 200_000;

/** @throws ProviderFault when the answer is missing or too long */
export const answerText = (text: string | null | undefined): string => {
  if (!text) throw new ProviderFault('The provider sent an empty answer', { isTemporary: true });
  if (text.length > longestAnswer) throw new ProviderFault('The answer is too long', { isTemporary: false });
  return text;
};

interface AnswerPiece {
  readonly text: string | null | undefined;
  readonly isLast: boolean;
}

/**
 * Joins an answer that arrives in pieces.
 * @throws ProviderFault also when it ends before its last piece
 */
export const joinPieces = async (
  pieces: AsyncIterable<AnswerPiece>,
  onText: NonNullable<ModelRequest['onText']>,
): Promise<string> => {
  let whole = '';
  let isWhole = false;
  for await (const { text, isLast } of pieces) {
    isWhole ||= isLast;
    if (!text) continue;
    whole = answerText(whole + text);
    onText(whole);
  }
  if (!isWhole) throw new ProviderFault('The answer ended before its last piece', { isTemporary: true });
  return answerText(whole);
};
