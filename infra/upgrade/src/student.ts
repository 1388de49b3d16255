import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Browser } from './browser.ts';

const patienceMs = 60_000;

/** The part of it that the students change. */
const Task = z.object({ id: z.string(), title: z.string(), completed: z.boolean() });
type Task = z.infer<typeof Task>;

const sorted = (tasks: Iterable<Task>) => [...tasks].toSorted((one, other) => (one.id < other.id ? -1 : 1));
const textOf = (tasks: Iterable<Task>) =>
  sorted(tasks).map(({ id, title, completed }) => `${id} ${title} ${completed}`);

/** A student who never stops working and knows what was acknowledged. */
export class Student {
  readonly #browser: Browser;
  readonly #tasks = new Map<string, Task>();
  /** By the API that wrote and the API that read it: how often a complete list was seen. */
  readonly seen = new Map<string, number>();
  readonly faults: string[] = [];
  #acknowledged = 0;
  #count = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Changes that were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  async register(): Promise<void> {
    const email = `${randomBytes(6).toString('hex')}@example.edu`;
    const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
    const { status } = await this.#browser.send('POST', '/api/auth/register', form);
    if (status !== 201) throw new Error(`Registration was answered by ${status}`);
  }

  /** Works until the signal: each change is followed by a look at the whole list. */
  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const writer = await this.#change();
      await this.look(writer);
    }
  }

  /** Whether an API shows everything that was acknowledged and nothing else. @param writer which API wrote last */
  async look(writer: string): Promise<void> {
    const { status, body, api } = await this.#untilShown();
    if (status !== 200) return; // counted as a failure
    const shown = new Set(textOf(Task.array().parse(body)));
    const known = textOf(this.#tasks.values());
    const lost = known.filter((task) => !shown.has(task));
    if (lost.length > 0 || shown.size !== known.length)
      this.faults.push(
        `${api} shows ${shown.size} tasks after ${writer} wrote the last of ${known.length}: ${lost[0] ?? ''}`,
      );
    const pair = `${writer} → ${api}`;
    this.seen.set(pair, (this.seen.get(pair) ?? 0) + 1);
  }

  /** A student who sees that the list may be behind looks again, and changes nothing that is not there yet. */
  async #untilShown() {
    for (const end = Date.now() + patienceMs; ; await pause(100)) {
      const reply = await this.#browser.send('GET', '/api/tasks');
      if (!reply.isStale) return reply;
      if (Date.now() > end) throw new Error(`${reply.api} is behind for a minute`);
    }
  }

  async #change(): Promise<string> {
    this.#count += 1;
    const known = sorted(this.#tasks.values());
    const one = known[this.#count % Math.max(known.length, 1)];
    const next = `Task ${this.#count}`;
    if (!one || this.#count % 2 === 0) return this.#apply('POST', '/api/tasks', { body: { title: next } });
    const path = `/api/tasks/${one.id}`;
    if (this.#count % 5 === 0) return this.#apply('DELETE', path, { before: one });
    if (this.#count % 3 === 0) return this.#apply('PUT', path, { body: { completed: !one.completed }, before: one });
    return this.#apply('PATCH', path, { body: { title: next }, before: one });
  }

  async #apply(
    method: string,
    path: string,
    { body, before }: { readonly body?: Partial<Task>; readonly before?: Task },
  ): Promise<string> {
    const { status, body: answer, api } = await this.#browser.send(method, path, body);
    if (status >= 500) return api; // counted as a failure
    if (status >= 300) throw new Error(`${method} ${path} was answered by ${status}: ${JSON.stringify(answer)}`);
    this.#acknowledged += 1;
    if (method === 'DELETE') this.#tasks.delete(before?.id ?? '');
    else {
      const after = { ...(before ?? Task.parse(answer)), ...body };
      this.#tasks.set(after.id, after);
    }
    return api;
  }
}
