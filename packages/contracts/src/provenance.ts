import { z } from 'zod';

const Sha256 = z.string().regex(/^[\da-f]{64}$/u, 'A SHA-256 is 64 hexadecimal digits');

/** What an AI made its answer of, by SHA-256 in hex: enough to prove it, and not a word of the student's. */
export const Provenance = z.object({
  /** Of all that the AI was asked; for a language model the one that the worker logs. */
  promptHash: Sha256,
  /** Of all that it was asked anew with, where its first answer could not be used. */
  repairHash: Sha256.optional(),
  /** Of each text that it could make its answer of: passages of documents, the attachment. */
  sourceHashes: z.array(Sha256).max(200),
});
export type Provenance = z.infer<typeof Provenance>;

/** Missing where the answer was begun before it was kept. */
export const provenance = Provenance.optional();
