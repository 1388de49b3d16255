import type { Provenance } from '@hub/contracts';
import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Asked {
  /** The whole prompt. */
  readonly text: string;
  /** Name and version of its instructions; missing for the rules. */
  readonly prompt?: string;
  readonly repair?: string | undefined;
}

/** The provenance of an answer; a repeated source is listed once. */
export const provenanceOf = ({ text, prompt, repair }: Asked, sources: readonly string[] = []): Provenance => ({
  ...(prompt !== undefined && { prompt }),
  promptHash: sha256(text),
  ...(repair !== undefined && { repairHash: sha256(repair) }),
  sourceHashes: [...new Set(sources.map(sha256))],
});
