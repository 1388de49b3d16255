import { DefaultFailureConverter } from '@temporalio/common';

/**
 * Puts messages and stack traces into payloads, so that the codec seals them. Temporal's library loads this file by its
 * path.
 */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
