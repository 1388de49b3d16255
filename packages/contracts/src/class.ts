import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';
import { limits, optionalText, requiredText } from './text.ts';

export const classColors = ['blue', 'green', 'purple', 'red', 'yellow', 'orange', 'pink', 'indigo'] as const;
export type ClassColor = (typeof classColors)[number];

export const classTypes = ['calculation', 'creative', 'analytics', 'coding', 'general'] as const;
export type ClassType = (typeof classTypes)[number];

export const classTypeLabels: Record<ClassType, string> = {
  calculation: 'Calculation Heavy',
  creative: 'Creative Heavy',
  analytics: 'Analytics Heavy',
  coding: 'Coding Heavy',
  general: 'General',
};

export const ClassView = z.object({
  id: ClassId,
  name: z.string(),
  courseCode: z.string().nullable(),
  instructor: z.string().nullable(),
  color: z.enum(classColors).catch('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: z.string().nullable(),
  createdAt: Instant,
});
export type ClassView = z.infer<typeof ClassView>;

/** What the student fills in; the server maps an unknown class type to general (decision Q44). */
export const ClassForm = z.object({
  name: requiredText('Class name', limits.className, 'Class name is required.'),
  courseCode: optionalText('Course code', limits.courseCode),
  instructor: optionalText('Instructor', limits.instructor),
  color: z.enum(classColors).catch('blue'),
  classType: z.enum(classTypes).catch('general'),
  description: optionalText('Description', limits.description),
});
export type ClassForm = z.infer<typeof ClassForm>;

const params = z.object({ id: ClassId });

export const listClasses = endpoint({ method: 'GET', path: '/api/classes', result: z.array(ClassView) });
export const getClass = endpoint({ method: 'GET', path: '/api/classes/:id', params, result: ClassView });
export const addClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  body: ClassForm,
  result: ClassView,
  status: 201,
});
