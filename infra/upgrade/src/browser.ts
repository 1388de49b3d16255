import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What the requests of all students came to. */
export class Traffic {
  requests = 0;
  /** Answers of 500 and above, with their request. */
  readonly failures: string[] = [];
  /** Connections that were refused or cut; the request was repeated under its key, as a load balancer does. */
  repeated = 0;
  /** Answers that said themselves that the read model may be behind. */
  stale = 0;
  /** The longest a student waited for an answer, repeats included, in ms. */
  slowestMs = 0;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The API says that the read model may be behind. */
  readonly isStale: boolean;
  /** Which API answered. */
  readonly api: string;
}

const patienceMs = 20_000;

/** One student's browser behind a load balancer: every request goes to any of the APIs that are ready. */
export class Browser {
  readonly #apis: () => readonly string[];
  readonly #traffic: Traffic;
  #cookie = '';

  constructor(apis: () => readonly string[], traffic: Traffic) {
    this.#apis = apis;
    this.#traffic = traffic;
  }

  /** @throws Error when no API has answered for 20 seconds */
  async send(method: string, path: string, body?: object): Promise<Reply> {
    const [begun, key] = [performance.now(), randomUUID()];
    for (;;) {
      const apis = this.#apis();
      const api = apis[Math.floor(Math.random() * apis.length)] ?? '';
      const reply = await this.#try(api, { method, path, body, key });
      if (reply) {
        this.#traffic.requests += 1;
        this.#traffic.slowestMs = Math.max(this.#traffic.slowestMs, performance.now() - begun);
        if (reply.status >= 500) this.#traffic.failures.push(`${method} ${path} at ${api}: ${reply.status}`);
        if (reply.isStale) this.#traffic.stale += 1;
        return reply;
      }
      this.#traffic.repeated += 1;
      if (performance.now() - begun > patienceMs) throw new Error(`No API answers ${method} ${path}`);
      await pause(50);
    }
  }

  async #try(api: string, request: { method: string; path: string; body: object | undefined; key: string }) {
    const { method, path, body, key } = request;
    try {
      const answer = await fetch(`${api}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(method !== 'GET' && { 'idempotency-key': key }),
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
      });
      const text = await answer.text();
      this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
      const isStale = answer.headers.get('x-read-model-stale') === 'true';
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined, isStale, api };
    } catch {
      return undefined;
    }
  }
}
