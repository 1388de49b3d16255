import { z } from 'zod';

const Sha256 = z.string().regex(/^[\da-f]{64}$/u, 'A SHA-256 is 64 hexadecimal digits');

/** What an AI made its answer from, as SHA-256 in hex: enough to prove it, without any of the student's words. */
export const Provenance = z.object({
  /** Name and version of a language model's instructions, such as `chat-2`. */
  prompt: z.string().max(50).optional(),
  /** Of everything that the AI was asked; for a language model, the hash that the worker logs. */
  promptHash: Sha256,
  /** Of the second prompt, when the first answer could not be used. */
  repairHash: Sha256.optional(),
  /** Of each text that was available for the answer: passages of documents, the attachment. */
  sourceHashes: z.array(Sha256).max(200),
});
export type Provenance = z.infer<typeof Provenance>;

/** Missing in answers that were started before provenance was recorded. */
export const provenance = Provenance.optional();
