import { supervise, type Part, type Running, type Supervised } from '@hub/local/supervisor';
import { once } from 'node:events';
import type { Recovery } from '../check/recovery.ts';

/** How to detect that a started process is ready. */
export type ServingSignal =
  | { readonly kind: 'line'; readonly line: RegExp }
  /** Resolves when the process is ready. */
  | { readonly kind: 'probe'; readonly probe: (signal: AbortSignal) => Promise<void> };

interface RoleProcessOptions {
  readonly service: Part;
  readonly serves: ServingSignal;
  readonly surroundings: Parameters<typeof supervise>[1];
  /** Its dependencies: recovery time counts from when they are ready. */
  readonly needs: readonly RoleProcess[];
  /** Called for each recovery from a kill. */
  readonly recovered: (recovery: Recovery) => void;
}

/** One process of the product, run by the product's supervisor and controlled by this test. */
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
    this.name = options.service.name;
    this.#options = options;
  }

  get pid() {
    return this.#running?.pid;
  }

  get kills() {
    return this.#kills;
  }

  /** Starts the process; the supervisor restarts it whenever it ends. */
  start(): Promise<void> {
    const { service, surroundings } = this.#options;
    this.#supervised = supervise({ ...service, start: (onLine) => this.#begin(onLine) }, surroundings);
    return this.#supervised.started;
  }

  /** Stops the process in order until the next `start`. */
  async stop(graceMs = 9_500): Promise<void> {
    this.#killedAt = undefined;
    await this.#supervised?.stop(graceMs);
    this.#supervised = undefined;
  }

  /** Kills the process until the next `start`. */
  async crash(): Promise<void> {
    this.kill();
    await this.stop();
  }

  /** Kills the process once. @returns false when it was not running, because its restart was pending */
  kill(): boolean {
    if (!this.#running) return false;
    this.#killedAt = performance.now();
    this.#serving = false;
    this.#kills += 1;
    process.kill(this.#running.pid, 'SIGKILL');
    return true;
  }

  /** Sends a signal; the supervisor restarts the process. @returns how it ended, and after how long */
  async terminate(signal: NodeJS.Signals): Promise<{ reason: string; ms: number } | undefined> {
    if (!this.#running) return undefined;
    const begun = performance.now();
    process.kill(this.#running.pid, signal);
    const reason = await this.#running.exited;
    return { reason, ms: performance.now() - begun };
  }

  /** @throws when it is not ready within the time */
  async untilServing(withinMs: number): Promise<void> {
    const late = AbortSignal.timeout(withinMs);
    while (!this.#serving) {
      await once(this.#turns, 'serving', { signal: late }).catch(() => {
        throw new Error(`${this.name} is not ready after ${withinMs} ms`);
      });
    }
  }

  async #begin(onLine: (line: string) => void): Promise<Running> {
    const { service, serves } = this.#options;
    const running = await service.start((line) => {
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
