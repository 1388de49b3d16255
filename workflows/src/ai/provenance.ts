import type { Provenance } from '@hub/contracts';
import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The provenance of an answer; a repeated source is listed once. */
export const provenanceOf = (prompt: string, sources: readonly string[] = [], repair?: string): Provenance => ({
  promptHash: sha256(prompt),
  ...(repair !== undefined && { repairHash: sha256(repair) }),
  sourceHashes: [...new Set(sources.map(sha256))],
});
