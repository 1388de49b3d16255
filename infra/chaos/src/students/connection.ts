import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Operation } from '../history/operation.ts';
import type { History } from '../history/history.ts';
import type { Random } from '../plan/random.ts';

/** A student's request. `action` names it in the history, `path` begins with `/api/`. */
export interface StudentRequest {
  readonly action: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object | FormData;
  /** Index of the API to use; random unless given. */
  readonly api?: number;
}

/** Result of the last attempt. */
export interface Reply {
  readonly outcome: Operation['outcome'];
  readonly status: number | null;
  readonly body: unknown;
  readonly attempts: readonly Attempt[];
}

/** Derives the operation's effect from the response. */
export type InterpretReply = (answer: Reply) => Partial<Pick<Operation, 'effect' | 'seen' | 'scheduled' | 'outcome'>>;

const patienceMs = 10_000;
const pauseMs = { least: 100, most: 600 };

const isSettled = (status: number | null) => status !== null && status !== 202 && status !== 409 && status < 500;

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

const outcomeOf = (status: number | null): Operation['outcome'] => {
  if (status !== 409 && !isSettled(status)) return 'unknown';
  return status !== null && status < 300 ? 'ok' : 'fail';
};

interface ConnectionOptions {
  readonly name: string;
  readonly apis: readonly string[];
  readonly history: History;
  readonly random: Random;
  /** Aborts when no more retries are needed. */
  readonly over: AbortSignal;
}

/** One student's browser: a session that retries a request with its key until the outcome is known. */
export class Connection {
  readonly #options: ConnectionOptions;
  #cookie = '';
  #count = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  async send(request: StudentRequest, meaning: InterpretReply): Promise<Reply> {
    const { name, history, random, over } = this.#options;
    this.#count += 1;
    const known = { id: `${name}/${this.#count}`, student: name, action: request.action, invoked: history.now() };
    history.invoked(known);
    const attempts: Attempt[] = [];
    let last = await this.#try(request, known.id);
    attempts.push(last.attempt);
    while (!isSettled(last.attempt.status) && !this.#isConflict(attempts) && !over.aborted) {
      await sleep(random.between(pauseMs.least, pauseMs.most));
      last = await this.#try(request, known.id);
      attempts.push(last.attempt);
    }
    const { status } = last.attempt;
    const outcome = outcomeOf(status);
    const answer: Reply = { outcome, status, body: last.body, attempts };
    const rest = { effect: null, seen: null, scheduled: null, outcome, ...meaning(answer) };
    history.answered({ ...known, answered: history.now(), attempts, stale: last.stale, ...rest });
    return { ...answer, outcome: rest.outcome };
  }

  /** A 409 that no earlier attempt of the same request explains. */
  #isConflict(attempts: readonly Attempt[]) {
    return attempts.at(-1)?.status === 409 && attempts.every(({ status }) => status === 409);
  }

  async #try({ method, path, body, api: wanted }: StudentRequest, key: string) {
    const { name, apis, history, random } = this.#options;
    const api = wanted ?? random.between(0, apis.length - 1);
    const at = history.now();
    const begun = performance.now();
    const done = (status: number | null, more: Partial<Attempt> = {}): Attempt => {
      return { at, ms: Math.round(performance.now() - begun), api, status, retryAfter: false, ...more };
    };
    try {
      const answer = await fetch(`${apis[api]}${path}`, {
        method,
        headers: {
          'idempotency-key': key,
          'sec-fetch-site': 'same-origin',
          // limits count by address, so each student gets a separate one
          'x-forwarded-for': addressOf(name),
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      const [session] = answer.headers.getSetCookie();
      if (session) this.#cookie = session.split(';')[0] ?? '';
      return {
        attempt: done(answer.status, { retryAfter: answer.headers.has('retry-after') }),
        body: isJson(answer) ? (JSON.parse(text) as unknown) : undefined,
        stale: answer.headers.get('x-read-model-stale') === 'true',
      };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { attempt: done(null, { error: String(cause) }), body: undefined, stale: false };
    }
  }
}

const addressOf = (name: string) => {
  const number = Number(/\d+/.exec(name)?.[0] ?? 0);
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};
