import {
  CalendarEventId,
  ClassId,
  GradeCategoryId,
  gradeCountings,
  GradeItemId,
  gradeScales,
  Instant,
  TaskId,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

/** The grades of a class have the id of the class. */
const id = z.object({ classId: ClassId });
const categoryId = z.object({ categoryId: GradeCategoryId });
const itemId = z.object({ itemId: GradeItemId });
const settings = z.object({ scale: z.enum(gradeScales), credits: z.number().nullable() });
const category = z.object({
  name: z.string(),
  weight: z.number(),
  dropLowest: z.number().int(),
  counting: z.enum(gradeCountings),
  extra: z.boolean(),
});
const item = z.object({
  categoryId: GradeCategoryId,
  name: z.string(),
  earned: z.number().nullable(),
  possible: z.number().nullable(),
  eventId: CalendarEventId.nullable(),
  taskId: TaskId.nullable(),
});
const owned = id.extend({ ownerId: UserId, ...settings.shape });

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const GradeEvent = z.discriminatedUnion('type', [
  /** Recorded before the first change to the grades of a class. */
  z.object({ type: z.literal('GradesStarted'), data: owned }),
  /** The three "changed" events contain only the fields that changed. */
  z.object({ type: z.literal('GradeSettingsChanged'), data: settings.partial().extend(id.shape) }),
  z.object({
    type: z.literal('GradeCategoryAdded'),
    data: id.extend({ ...categoryId.shape, ...category.shape }),
  }),
  z.object({
    type: z.literal('GradeCategoryChanged'),
    data: category.partial().extend({ ...id.shape, ...categoryId.shape }),
  }),
  /** Its items are deleted with it. */
  z.object({ type: z.literal('GradeCategoryDeleted'), data: id.extend(categoryId.shape) }),
  z.object({ type: z.literal('GradeItemAdded'), data: id.extend({ ...itemId.shape, ...item.shape }) }),
  z.object({ type: z.literal('GradeItemChanged'), data: item.partial().extend({ ...id.shape, ...itemId.shape }) }),
  z.object({ type: z.literal('GradeItemDeleted'), data: id.extend(itemId.shape) }),
  /** A change was undone: all grades of the class as they are from now on, in their order. */
  z.object({
    type: z.literal('GradesRestored'),
    data: owned.extend({
      categories: z.array(category.extend({ id: GradeCategoryId })),
      items: z.array(item.extend({ id: GradeItemId })),
      createdAt: Instant,
    }),
  }),
  /** The class is gone for good. */
  z.object({ type: z.literal('GradesDeleted'), data: id }),
]);
export type GradeEvent = z.infer<typeof GradeEvent>;
