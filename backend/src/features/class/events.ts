import { classColors, ClassId, classTypes, UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const ClassEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ClassAdded'),
    data: z.object({
      classId: ClassId,
      ownerId: UserId,
      name: z.string(),
      courseCode: z.string().nullable(),
      instructor: z.string().nullable(),
      color: z.enum(classColors),
      classType: z.enum(classTypes),
      description: z.string().nullable(),
    }),
  }),
]);
export type ClassEvent = z.infer<typeof ClassEvent>;
