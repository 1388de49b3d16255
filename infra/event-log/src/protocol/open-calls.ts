import { shuttingDown, type CallError } from './call-error.ts';

interface OpenCall {
  emit: (event: 'error', error: CallError) => boolean;
  once: (event: 'cancelled' | 'close' | 'error', listener: () => void) => unknown;
}

/** The open calls. While closing, new ones are refused and open ones end with an error, never with OK. */
export class OpenCalls {
  readonly #open = new Set<Admitted>();
  #closing = false;

  get closing(): boolean {
    return this.#closing;
  }

  /** @throws CallError while shutting down */
  refuseWhenClosing(): void {
    if (this.#closing) throw shuttingDown();
  }

  /** Tracks a streaming call; `signal` aborts when the call is over, for whatever cause. */
  admit(call: OpenCall): Admitted {
    const admitted = new Admitted(call);
    this.#open.add(admitted);
    admitted.signal.addEventListener('abort', () => this.#open.delete(admitted));
    if (this.#closing) admitted.fail(shuttingDown());
    return admitted;
  }

  beginClosing(): void {
    this.#closing = true;
  }

  failAll(): void {
    for (const call of this.#open) call.fail(shuttingDown());
  }
}

class Admitted {
  readonly #call: OpenCall;
  readonly #controller = new AbortController();

  constructor(call: OpenCall) {
    this.#call = call;
    for (const event of ['cancelled', 'close', 'error'] as const) call.once(event, () => this.#controller.abort());
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Ends the call with an error, once. */
  fail(error: CallError): void {
    if (this.signal.aborted) return;
    this.#call.emit('error', error);
    this.#controller.abort();
  }
}

export type { Admitted };
