import { countTokens } from 'gpt-tokenizer';
import { Refused } from '../study-ai.ts';
import type { LanguageModel } from './language-model.ts';

export interface Ceilings {
  /** Tokens of one call, its answer included. */
  readonly perCall: number;
  /** Of one student on one day. */
  readonly perStudent: number;
  /** Of all students on one day. */
  readonly overall: number;
}

/** What is set aside for an answer before it is known. */
const reserved = 4000;

/** Counts the tokens of a UTC day; of one process. */
export class TokenBudget {
  readonly #ceilings: Ceilings;
  readonly #day: () => string;
  #of = '';
  #all = 0;
  #byStudent = new Map<string, number>();

  constructor(ceilings: Ceilings, day = () => new Date().toISOString().slice(0, 10)) {
    this.#ceilings = ceilings;
    this.#day = day;
  }

  /** @throws Refused before anything is spent above a ceiling */
  spend(studentId: string, tokens: number): void {
    this.#turn();
    const { perCall, perStudent, overall } = this.#ceilings;
    const own = (this.#byStudent.get(studentId) ?? 0) + tokens;
    if (tokens > perCall) throw new Refused('This is too much at once for the AI. Please ask for less.');
    if (own > perStudent)
      throw new Refused('You have used up what the AI can do for you today. Please try again tomorrow.');
    if (this.#all + tokens > overall)
      throw new Refused('The AI has done all it can do today. Please try again tomorrow.');
    this.#all += tokens;
    this.#byStudent.set(studentId, own);
  }

  #turn(): void {
    const day = this.#day();
    if (day === this.#of) return;
    this.#of = day;
    this.#all = 0;
    this.#byStudent = new Map();
  }
}

/** A text may name the signs that models keep for themselves: here they are text as well. */
const tokensIn = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

/** Counts every call before it is made, a repeated one again. */
export const budgeted = (model: LanguageModel, budget: TokenBudget): LanguageModel => ({
  ...model,
  complete(request) {
    budget.spend(request.studentId, tokensIn(request.system) + tokensIn(request.user) + reserved);
    return model.complete(request);
  },
});
