import { type ChildProcess, fork } from 'node:child_process';
import { LimitExceeded, type LimitedFunction, type Limits, type RunOptions, waiting } from './limited-thread.ts';
import type { ProcessAnswer } from './limited-process-main.ts';
import { FairQueue } from '@hub/fair-queue';

const main = new URL('limited-process-main.ts', import.meta.url);
/** The pages of one document follow each other sooner. */
const idleMs = 2000;

const answerOf = <Answer>(answer: ProcessAnswer<Answer>): Answer => {
  if ('answer' in answer) return answer.answer;
  throw answer.exceeded ? new LimitExceeded(answer.message) : new Error(answer.message);
};

/**
 * Runs a function of a module in a thread of a separate process, one task at a time; students take turns. The process
 * ends soon after the last task: only then does the machine get back the memory of libraries that never free it.
 */
export class LimitedProcess<Task, Answer> implements LimitedFunction<Task, Answer> {
  readonly limits: Limits;
  readonly #arguments: readonly string[];
  readonly #queue = new FairQueue(waiting);
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(module: URL, name: string, limits: Limits) {
    this.limits = limits;
    this.#arguments = [module.href, name, JSON.stringify(limits)];
  }

  run(task: Task, { owner = '', signal }: RunOptions = {}): Promise<Answer> {
    return this.#queue.run(owner, () => this.#runNow(task, signal), signal);
  }

  async #runNow(task: Task, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const child = this.#running();
    const done = Promise.withResolvers<ProcessAnswer<Answer>>();
    const ended = () => done.reject(new Error('The process ended before its task.'));
    const cancel = () => {
      this.#end();
      done.reject(signal?.reason);
    };
    child.once('message', done.resolve).once('exit', ended).once('error', done.reject);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      child.send({ task });
      return answerOf(await done.promise);
    } finally {
      signal?.removeEventListener('abort', cancel);
      child.off('message', done.resolve).off('exit', ended).off('error', done.reject);
      this.#idle = setTimeout(() => this.#end(), idleMs);
    }
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    // a process that reads untrusted files gets no secrets
    const child = fork(main, this.#arguments, { env: {}, execArgv: [], serialization: 'advanced' });
    // one that could not be started, or could not be sent a task, has no other listener between two tasks
    child.on('error', () => undefined);
    this.#child = child;
    return child;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async close(): Promise<void> {
    this.#end();
  }
}
