import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Usage = z.object({
  used: z.number().int().nonnegative(),
  /** Null: as much as the student likes. */
  limit: z.number().int().positive().nullable(),
});
export type Usage = z.infer<typeof Usage>;

/** What a student stores, and how much may be stored. Deleted documents count until their file is removed. */
export const StorageView = z.object({ bytes: Usage, documents: Usage, events: Usage });
export type StorageView = z.infer<typeof StorageView>;

export const getStorage = endpoint({ method: 'GET', path: '/api/storage', result: StorageView });
