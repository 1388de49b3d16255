import { DefaultFailureConverter } from '@temporalio/common';

/** Puts messages and stack traces where the codec seals them; Temporal's own library loads this file by its path. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
