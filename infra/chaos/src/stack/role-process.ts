import { supervise, type Part, type Running, type Supervised } from '@hub/local/supervisor';
import { once } from 'node:events';
import type { Recovery } from '../check/recovery.ts';

/** How one can tell that a started process serves. */
export type ServingSignal =
  | { readonly kind: 'line'; readonly line: RegExp }
  /** Resolves when it serves. */
  | { readonly kind: 'probe'; readonly probe: (signal: AbortSignal) => Promise<void> };

interface RoleProcessOptions {
  readonly part: Part;
  readonly serves: ServingSignal;
  readonly surroundings: Parameters<typeof supervise>[1];
  /** What it cannot serve without: its own recovery counts from when they are there. */
  readonly needs: readonly RoleProcess[];
  /** Told of each recovery from a kill. */
  readonly recovered: (recovery: Recovery) => void;
}

/** One process of the product under the product's own supervisor, and under this driver's thumb. */
export class RoleProcess {
  readonly name: string;
  readonly #options: RoleProcessOptions;
  readonly #turns = new EventTarget();
  #running: Running | undefined;
  #serving = false;
  #killedAt: number | undefined;
  #supervised: Supervised | undefined;
  #servingSince = 0;
  #kills = 0;

  constructor(options: RoleProcessOptions) {
    this.name = options.part.name;
    this.#options = options;
  }

  get pid() {
    return this.#running?.pid;
  }

  get kills() {
    return this.#kills;
  }

  /** From now on it runs, whatever happens to it. */
  start(): Promise<void> {
    const { part, surroundings } = this.#options;
    this.#supervised = supervise({ ...part, start: (onLine) => this.#begin(onLine) }, surroundings);
    return this.#supervised.started;
  }

  /** Ends it in order, for good until the next `start`. */
  async stop(graceMs = 9_500): Promise<void> {
    this.#killedAt = undefined;
    await this.#supervised?.stop(graceMs);
    this.#supervised = undefined;
  }

  /** Ends it at once, for good until the next `start`. */
  async crash(): Promise<void> {
    this.kill();
    await this.stop();
  }

  /** False when there was nothing to kill: it was about to be started again. */
  kill(): boolean {
    if (!this.#running) return false;
    this.#killedAt = performance.now();
    this.#serving = false;
    this.#kills += 1;
    process.kill(this.#running.pid, 'SIGKILL');
    return true;
  }

  /** Asks it to end; the supervisor starts it again. Answers how it ended, and after how long. */
  async terminate(signal: NodeJS.Signals): Promise<{ reason: string; ms: number } | undefined> {
    if (!this.#running) return undefined;
    const begun = performance.now();
    process.kill(this.#running.pid, signal);
    const reason = await this.#running.exited;
    return { reason, ms: performance.now() - begun };
  }

  /** @throws when it does not serve within the time */
  async untilServing(withinMs: number): Promise<void> {
    const late = AbortSignal.timeout(withinMs);
    while (!this.#serving) {
      await once(this.#turns, 'serving', { signal: late }).catch(() => {
        throw new Error(`${this.name} does not serve after ${withinMs} ms`);
      });
    }
  }

  async #begin(onLine: (line: string) => void): Promise<Running> {
    const { part, serves } = this.#options;
    const running = await part.start((line) => {
      onLine(line);
      if (serves.kind === 'line' && serves.line.test(line)) this.#serve();
    });
    this.#running = running;
    const ended = new AbortController();
    void this.#watch(running, ended);
    if (serves.kind === 'probe') void this.#probe(serves.probe, ended.signal);
    return running;
  }

  async #watch(running: Running, ended: AbortController) {
    await running.exited;
    ended.abort();
    this.#serving = false;
    if (this.#running === running) this.#running = undefined;
  }

  async #probe(probe: (signal: AbortSignal) => Promise<void>, ended: AbortSignal) {
    await probe(ended);
    if (!ended.aborted) this.#serve();
  }

  #serve() {
    this.#serving = true;
    this.#servingSince = performance.now();
    if (this.#killedAt !== undefined) {
      const begun = Math.max(this.#killedAt, ...this.#options.needs.map((each) => each.#servingSince));
      this.#options.recovered({ role: this.name, ms: performance.now() - begun });
      this.#killedAt = undefined;
    }
    this.#turns.dispatchEvent(new Event('serving'));
  }
}
