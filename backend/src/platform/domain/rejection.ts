import { type RejectionCode, rejections } from '@hub/contracts';

interface RejectionOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** The domain rejects a command. The status and text of each code are in `contracts/problem.ts`. */
export class Rejection extends Error {
  readonly code: RejectionCode;
  /** When a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RejectionCode, message: string = rejections[code].message, options: RejectionOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Rejection';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
