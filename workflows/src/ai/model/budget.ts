import { countTokens } from 'gpt-tokenizer';
import type { Logger } from 'pino';
import type { Backend } from '../../backend.ts';
import { type LanguageModel, ModelFailed, type ModelRequest } from './language-model.ts';

export interface Ceilings {
  /** Tokens of one call, including its answer. */
  readonly perCall: number;
  /** For one student on one day. */
  readonly perStudent: number;
  /** For all students on one day. */
  readonly overall: number;
}

/** The token count that all workers share. */
export type TokenCount = Pick<Backend, 'reserveTokens' | 'correctTokens'>;

interface Budget {
  readonly ceilings: Ceilings;
  readonly count: TokenCount;
  readonly log: Pick<Logger, 'warn'>;
}

/** Reserved for an answer before its length is known. */
const reservedForAnswer = 4000;

/** A call that was not made, because it would pass a ceiling. */
export class CeilingReached extends ModelFailed {
  override readonly name = 'CeilingReached';
  override readonly forStudent: string;

  constructor(ceiling: keyof typeof reasons) {
    super(`The ceiling of tokens was reached: ${ceiling}`);
    this.forStudent = reasons[ceiling];
  }
}

const reasons = {
  call: 'This is too much at once for the language model',
  student: "You have reached today's limit for the language model",
  everyone: 'The language model has reached its limit for today',
};

/** A model's special tokens are counted as text when a student writes them. */
const tokensIn = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

/**
 * Counts every call before it is made, including retries, and corrects the count once the answer is there. A failed
 * call stays counted in full, since its real use is unknown.
 */
export const budgeted = (model: LanguageModel, { ceilings, count, log }: Budget): LanguageModel => {
  const { perCall, ...perDay } = ceilings;
  /** @throws CeilingReached before anything is spent above a ceiling */
  const reserve = async ({ studentId, system, user }: ModelRequest) => {
    const tokens = tokensIn(system) + tokensIn(user) + reservedForAnswer;
    if (tokens > perCall) throw new CeilingReached('call');
    const { day, passes } = await count.reserveTokens(studentId, { tokens, ...perDay });
    if (passes) throw new CeilingReached(passes);
    return day;
  };
  return {
    ...model,
    async complete(request) {
      const { studentId } = request;
      const day = await reserve(request);
      const answer = await model.complete(request);
      await count.correctTokens({ studentId, day }, tokensIn(answer) - reservedForAnswer).catch((error: unknown) => {
        log.warn({ err: error }, 'could not correct the token count: unused tokens stay counted');
      });
      return answer;
    },
  };
};
