import { type RejectionCode, rejections } from '@hub/contracts';

interface RejectionOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** The domain refuses a command. Status and text of each code stand in `contracts/problem.ts`. */
export class Rejection extends Error {
  readonly code: RejectionCode;
  /** When trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RejectionCode, message: string = rejections[code].message, options: RejectionOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Rejection';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
