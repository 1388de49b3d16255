import { createHash } from 'node:crypto';
import type { Keys } from '../keys.ts';

const keyOf = (ownerId: string) => createHash('sha256').update(ownerId).digest();

/** The keys of students without a database: one per owner, always the same, so that a run can be repeated. */
export const createInMemoryKeys = (): Pick<Keys, 'use' | 'find'> => ({
  use: async (ownerId) => keyOf(ownerId),
  find: async (ownerId) => keyOf(ownerId),
});
