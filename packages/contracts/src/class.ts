import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** Specification §3, in the order in which they are offered; blue unless chosen. */
export const classColors = ['blue', 'green', 'purple', 'red', 'yellow', 'orange', 'pink', 'indigo'] as const;
export type ClassColor = (typeof classColors)[number];

/** Specification §3; a class's type says which model answers in its chat (`modelPlace`). */
export const classTypes = ['calculation', 'creative', 'analytics', 'coding', 'general'] as const;
export type ClassType = (typeof classTypes)[number];

/** What of it this build does not know, a color or type of a later one, is shown as blue or general. */
export const ClassView = z.object({
  id: ClassId,
  name: z.string(),
  courseCode: z.string().nullable(),
  instructor: z.string().nullable(),
  color: z.enum(classColors).catch('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: z.string().nullable(),
  /** A class that is over: it leaves the list of classes, and what is in it all lists but its own (decision Q45). */
  archived: z.boolean().default(false),
  createdAt: Instant,
});
export type ClassView = z.infer<typeof ClassView>;

/** What the student fills in; the server maps an unknown class type to general (decision Q44). */
export const ClassForm = z.object({
  name: requiredText('Class name', limits.className, 'Class name is required.'),
  courseCode: optionalText('Course code', limits.courseCode),
  instructor: optionalText('Instructor', limits.instructor),
  color: z.enum(classColors, 'Please choose one of the colors').default('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: optionalText('Description', limits.description),
});
export type ClassForm = z.infer<typeof ClassForm>;

/** Only the fields that are named change. */
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
/** 404 `class_not_found` for a missing, a deleted and another student's class alike (decision Q48). */
export const getClass = endpoint({ method: 'GET', path: '/api/classes/:id', params, result: ClassView });
/** Names and course codes may occur twice. */
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
/** `archived: false` takes the class into use again (decision Q45). */
export const archiveClass = endpoint({
  method: 'PUT',
  path: '/api/classes/:id/archived',
  params,
  body: z.object({ archived: z.boolean() }),
  result: ClassView,
});
/** What is in the class goes with it; `undo` brings all back, for 30 days (decision Q11). */
export const deleteClass = endpoint({ method: 'DELETE', path: '/api/classes/:id', params, result: z.undefined() });
