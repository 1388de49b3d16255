import { createHash } from 'node:crypto';
import type { FileKeys } from '../files/index.ts';
import type { Keys } from '../encryption/index.ts';

const keyOf = (ownerId: string) => createHash('sha256').update(ownerId).digest();

/** The keys of students without a database: one per owner, always the same, so that a run can be repeated. */
export const createInMemoryKeys = (): Pick<Keys, 'use' | 'find'> => ({
  use: async (ownerId) => keyOf(ownerId),
  find: async (ownerId) => keyOf(ownerId),
});

/** The keys of files without a database. */
export const createInMemoryFileKeys = (): FileKeys => {
  const made = new Map<string, string>();
  return {
    async make({ ownerId, file }) {
      made.set(file, ownerId);
      return keyOf(file);
    },
    find: async (ownerId, file) => (made.get(file) === ownerId ? keyOf(file) : null),
    async destroy(ownerId, file) {
      if (made.get(file) === ownerId) made.delete(file);
    },
  };
};
