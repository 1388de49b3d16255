import { z } from 'zod';

/** What the worker sends to the process of a local model. One request is answered at a time. */
export const Asked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ask'),
    id: z.int(),
    system: z.string(),
    user: z.string(),
    /** A JSON schema: the model can write nothing else. */
    schema: z.unknown(),
  }),
  z.object({ kind: z.literal('cancel'), id: z.int() }),
]);
export type Asked = z.infer<typeof Asked>;
export type Ask = Extract<Asked, { readonly kind: 'ask' }>;

/** What the process sends back. Its messages contain no words of a prompt. */
export const Said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), megabytes: z.number() }),
  /** The next piece of the answer. */
  z.object({ kind: z.literal('text'), id: z.int(), piece: z.string() }),
  z.object({ kind: z.literal('done'), id: z.int() }),
  z.object({ kind: z.literal('failed'), id: z.int(), message: z.string() }),
]);
export type Said = z.infer<typeof Said>;
