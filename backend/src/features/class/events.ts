import { classColors, ClassId, classTypes, Instant, TermId, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ classId: ClassId });
const fields = z.object({
  name: z.string(),
  courseCode: z.string().nullable(),
  instructor: z.string().nullable(),
  color: z.enum(classColors),
  classType: z.enum(classTypes),
  description: z.string().nullable(),
  /** Missing in events from before there were terms. */
  termId: TermId.nullable().optional(),
});

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const ClassEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ClassAdded'), data: id.extend({ ownerId: UserId, ...fields.shape }) }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('ClassChanged'), data: fields.partial().extend(id.shape) }),
  z.object({ type: z.literal('ClassArchived'), data: id }),
  z.object({ type: z.literal('ClassReopened'), data: id }),
  /** The class and its contents are hidden, and can be restored. */
  z.object({ type: z.literal('ClassDeleted'), data: id }),
  /** A change was undone: the whole class as it is from now on. */
  z.object({
    type: z.literal('ClassRestored'),
    data: id.extend({ ownerId: UserId, ...fields.shape, archived: z.boolean(), createdAt: Instant }),
  }),
  /** The class can no longer be restored, and its contents are gone. */
  z.object({ type: z.literal('ClassErased'), data: id }),
]);
export type ClassEvent = z.infer<typeof ClassEvent>;
