import { Day, Instant, TermId, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ termId: TermId });
const fields = z.object({
  name: z.string(),
  first: Day,
  last: Day,
  breaks: z.array(z.object({ name: z.string(), first: Day, last: Day })),
  rotationDays: z.number().int().nullable(),
});

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const TermEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TermAdded'), data: id.extend({ ownerId: UserId, ...fields.shape }) }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('TermChanged'), data: fields.partial().extend(id.shape) }),
  z.object({ type: z.literal('TermDeleted'), data: id }),
  /** A change was undone: the whole term as it is from now on. */
  z.object({
    type: z.literal('TermRestored'),
    data: id.extend({ ownerId: UserId, ...fields.shape, createdAt: Instant }),
  }),
]);
export type TermEvent = z.infer<typeof TermEvent>;
