import { classColors, ClassId, classTypes, Instant, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ classId: ClassId });
const fields = z.object({
  name: z.string(),
  courseCode: z.string().nullable(),
  instructor: z.string().nullable(),
  color: z.enum(classColors),
  classType: z.enum(classTypes),
  description: z.string().nullable(),
});

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const ClassEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ClassAdded'), data: id.extend({ ownerId: UserId, ...fields.shape }) }),
  /** Holds only the fields that changed. */
  z.object({ type: z.literal('ClassChanged'), data: fields.partial().extend(id.shape) }),
  z.object({ type: z.literal('ClassArchived'), data: id }),
  z.object({ type: z.literal('ClassReopened'), data: id }),
  /** It is out of sight, with all that is in it, and can come back. */
  z.object({ type: z.literal('ClassDeleted'), data: id }),
  /** A change was taken back: the whole class as it is from now on. */
  z.object({
    type: z.literal('ClassRestored'),
    data: id.extend({ ownerId: UserId, ...fields.shape, archived: z.boolean(), createdAt: Instant }),
  }),
  /** The time to bring it back is over, and what was in it is gone. */
  z.object({ type: z.literal('ClassErased'), data: id }),
]);
export type ClassEvent = z.infer<typeof ClassEvent>;
