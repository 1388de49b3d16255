import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, TermId } from './ids.ts';
import { blankAsNull, limits, optionalText, requiredText } from './text.ts';

/** Specification §3, in display order; the default is blue. */
export const classColors = ['blue', 'green', 'purple', 'red', 'yellow', 'orange', 'pink', 'indigo'] as const;
export type ClassColor = (typeof classColors)[number];

/** Specification §3; the class's type selects the model that answers in its chat (`modelPlace`). */
export const classTypes = ['calculation', 'creative', 'analytics', 'coding', 'general'] as const;
export type ClassType = (typeof classTypes)[number];

/** A color or type that this build does not know, because a later one added it, is shown as blue or general. */
export const ClassView = z.object({
  id: ClassId,
  name: z.string(),
  courseCode: z.string().nullable(),
  instructor: z.string().nullable(),
  color: z.enum(classColors).catch('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: z.string().nullable(),
  /** A term that is not in the student's list was deleted: then the class has none. */
  termId: TermId.nullable().default(null),
  /**
   * A finished class: it is hidden from the list of classes, and its contents from all lists except its own (decision
   * Q45).
   */
  archived: z.boolean().default(false),
  createdAt: Instant,
});
export type ClassView = z.infer<typeof ClassView>;

/** The student's input; the server maps an unknown class type to general (decision Q44). */
export const ClassForm = z.object({
  name: requiredText('Class name', limits.className, 'Class name is required.'),
  courseCode: optionalText('Course code', limits.courseCode),
  instructor: optionalText('Instructor', limits.instructor),
  color: z.enum(classColors, 'Please choose one of the colors').default('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: optionalText('Description', limits.description),
  termId: blankAsNull(TermId),
});
export type ClassForm = z.infer<typeof ClassForm>;

/** Fields that are left out do not change. */
export const ClassChange = ClassForm.extend({ color: ClassForm.shape.color.unwrap() }).partial();
export type ClassChange = z.infer<typeof ClassChange>;

const params = z.object({ id: ClassId });

/** The classes in use, or the archived ones; never deleted ones. */
export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  query: z.object({ archived: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional() }),
  result: z.array(ClassView),
});
/** 404 `class_not_found` for a missing, a deleted or another student's class (decision Q48). */
export const getClass = endpoint({ method: 'GET', path: '/api/classes/:id', params, result: ClassView });
/** Names and course codes need not be unique. 404 `term_not_found` for a missing or another student's term. */
export const addClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  body: ClassForm,
  result: ClassView,
  status: 201,
});
/** Archived classes can be changed too. */
export const changeClass = endpoint({
  method: 'PATCH',
  path: '/api/classes/:id',
  params,
  body: ClassChange,
  result: ClassView,
});
/** `archived: false` reactivates the class (decision Q45). */
export const archiveClass = endpoint({
  method: 'PUT',
  path: '/api/classes/:id/archived',
  params,
  body: z.object({ archived: z.boolean() }),
  result: ClassView,
});
/** Its contents are deleted with it; `undo` restores everything for 30 days (decision Q11). */
export const deleteClass = endpoint({ method: 'DELETE', path: '/api/classes/:id', params, result: z.undefined() });
