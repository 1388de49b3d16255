import type { RejectionCode } from '@hub/contracts';
import { ApiError } from '@hub/mfe';

/** Whether the server refused for this reason. */
export const isRefusal = (error: unknown, code: RejectionCode) => error instanceof ApiError && error.code === code;

/** For an account without the role every path of operators looks missing, and so does an account that is gone. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
