import type { UserId } from '@hub/contracts';
import type { z } from 'zod';

export interface ModelRequest {
  /** Whose words these are: ceilings count by student. */
  readonly studentId: UserId;
  readonly system: string;
  readonly user: string;
  /** What the answer must be. */
  readonly schema: z.ZodType;
  readonly signal?: AbortSignal | undefined;
  /** Is told the answer so far, as it grows; from nothing again where it is asked for again. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** All that a model is asked, as one text: what is logged and kept of it is its hash. */
export const promptText = ({ system, user }: Pick<ModelRequest, 'system' | 'user'>): string => `${system}\n${user}`;

/** One language model of one provider. */
export interface LanguageModel {
  /** As the student sees it. */
  readonly name: string;
  /**
   * The text of one answer, meant to be JSON.
   * @throws ProviderFault
   */
  readonly complete: (request: ModelRequest) => Promise<string>;
}

interface FaultOptions extends ErrorOptions {
  /** The same call may work later. */
  readonly passing: boolean;
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number | undefined;
}

/** The provider did not answer, or refused. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly passing: boolean;
  readonly retryAfterMs: number;

  constructor(message: string, { passing, retryAfterMs = 0, ...options }: FaultOptions) {
    super(message, options);
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
  }
}

const isPassing = (status: number) => status >= 500 || [408, 409, 425, 429].includes(status);

/** `Retry-After` in milliseconds; undefined when it says nothing that can be used. */
const retryAfterOf = (value: string | null | undefined): number | undefined => {
  const seconds = Number(value);
  if (value && Number.isFinite(seconds)) return seconds * 1000;
  const until = Date.parse(value ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
};

interface Failed {
  readonly error: unknown;
  /** Undefined when no answer came, or only half of one. */
  readonly status?: number | undefined;
  readonly retryAfter?: string | null | undefined;
}

/** A fault without the provider's own words, which can repeat the student's. */
export const faultOf = ({ error, status, retryAfter }: Failed): ProviderFault => {
  if (error instanceof ProviderFault) return error;
  if (status === undefined)
    return new ProviderFault('The provider could not be reached', { passing: true, cause: error });
  return new ProviderFault(`The provider answered with ${status}`, {
    passing: isPassing(status),
    retryAfterMs: retryAfterOf(retryAfter),
    cause: error,
  });
};

/** Longest answer that is read, in characters. */
const longestAnswer = 200_000;

/** @throws ProviderFault when there is none, or one without end */
export const answerText = (text: string | null | undefined): string => {
  if (!text) throw new ProviderFault('The provider answered nothing', { passing: true });
  if (text.length > longestAnswer) throw new ProviderFault('The answer is too long', { passing: false });
  return text;
};

interface AnswerPiece {
  readonly text: string | null | undefined;
  readonly isLast: boolean;
}

/**
 * The whole of an answer that comes in pieces.
 * @throws ProviderFault also when it ends before its last piece
 */
export const gathered = async (
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
  if (!isWhole) throw new ProviderFault('The provider broke off', { passing: true });
  return answerText(whole);
};
