import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, ClassId, DocumentId, GradeCategoryId, GradeItemId, TaskId } from './ids.ts';
import { blankAsNull, requiredText } from './text.ts';

/** `categories` and `items` are of one class; `percent` and `points` bound what can be entered. */
export const gradeLimits = {
  categories: 20,
  items: 300,
  name: 120,
  weight: 1000,
  dropLowest: 20,
  points: 100_000,
  percent: 1000,
  credits: 60,
} as const;

/** How a percentage becomes a grade; `@hub/grading` has the steps of each. */
export const gradeScales = ['us-plus-minus', 'us', 'percent', 'german', 'french', 'spanish', 'british'] as const;
export type GradeScale = (typeof gradeScales)[number];

/**
 * `points`: an item counts by the points that it is worth. `equal`: every item counts the same. Where one item is a
 * plain percentage, every item of its category counts the same.
 */
export const gradeCountings = ['points', 'equal'] as const;
export type GradeCounting = (typeof gradeCountings)[number];

const missingNumber = 'Please enter a number';
const between = (least: number, most: number) => {
  const message = `Please enter a number from ${least} to ${most}`;
  return z.number(missingNumber).min(least, message).max(most, message);
};

const category = {
  name: requiredText('Name', gradeLimits.name),
  /** Its share of the grade. The weights of a class need not add up to 100: each counts as its share of their sum. */
  weight: between(0, gradeLimits.weight),
  /** So many of the graded items that pull the grade down most do not count; one always does. */
  dropLowest: between(0, gradeLimits.dropLowest).int(missingNumber),
  counting: z.enum(gradeCountings),
  /** Extra credit: its percentage is added to the grade by its weight, and its weight is not part of the sum. */
  extra: z.boolean(),
};

export const NewGradeCategory = z.object({
  ...category,
  dropLowest: category.dropLowest.default(0),
  counting: category.counting.default('points'),
  extra: category.extra.default(false),
});
export type NewGradeCategory = z.infer<typeof NewGradeCategory>;

/** Fields that are left out do not change. */
export const GradeCategoryChange = z.object(category).partial();
export type GradeCategoryChange = z.infer<typeof GradeCategoryChange>;

export const GradeCategoryView = z.object({ id: GradeCategoryId, ...category, name: z.string() });
export type GradeCategoryView = z.infer<typeof GradeCategoryView>;

const possible = z
  .number(missingNumber)
  .positive('Please enter the points that can be reached, more than 0')
  .max(gradeLimits.points, `Please enter a number up to ${gradeLimits.points}`);

const item = {
  categoryId: GradeCategoryId,
  name: requiredText('Name', gradeLimits.name),
  /** Points, or a percentage where `possible` is null; null: not graded yet. More than is possible is extra credit. */
  earned: between(0, gradeLimits.points).nullable(),
  /** The points that can be reached; null: `earned` is a percentage. */
  possible: possible.nullable(),
};
/** The date or the task that was graded. One that is deleted later leaves its grade. */
const subjects = { eventId: blankAsNull(CalendarEventId), taskId: blankAsNull(TaskId) };

export const NewGradeItem = z.object({
  ...item,
  earned: item.earned.default(null),
  possible: item.possible.default(null),
  ...subjects,
});
export type NewGradeItem = z.infer<typeof NewGradeItem>;

/** Fields that are left out do not change. */
export const GradeItemChange = z
  .object({
    ...item,
    eventId: CalendarEventId.nullable(),
    taskId: TaskId.nullable(),
  })
  .partial();
export type GradeItemChange = z.infer<typeof GradeItemChange>;

export const GradeItemView = z.object({
  id: GradeItemId,
  ...item,
  name: z.string(),
  eventId: CalendarEventId.nullable(),
  taskId: TaskId.nullable(),
});
export type GradeItemView = z.infer<typeof GradeItemView>;

const settings = {
  scale: z.enum(gradeScales, 'Please choose one of the scales'),
  /** What the class counts for in an average of classes; null counts as 1. */
  credits: between(0, gradeLimits.credits).nullable(),
};

/** Fields that are left out do not change. */
export const GradeSettingsChange = z.object(settings).partial();
export type GradeSettingsChange = z.infer<typeof GradeSettingsChange>;

/** The grades of a class. A class without any has the scale that its student used last. */
export const GradesView = z.object({
  classId: ClassId,
  ...settings,
  categories: z.array(GradeCategoryView),
  items: z.array(GradeItemView),
});
export type GradesView = z.infer<typeof GradesView>;

/** What a class contributes to an average. */
export const ClassGradeView = z.object({
  classId: ClassId,
  ...settings,
  archived: z.boolean(),
  /** Of what is graded so far, rounded to two digits; null before anything is. Extra credit can lift it above 100. */
  percent: z.number().nullable(),
});
export type ClassGradeView = z.infer<typeof ClassGradeView>;

/** A weight that a syllabus states. */
export const FoundWeight = z.object({
  name: z.string(),
  weight: z.number(),
  dropLowest: z.number().int(),
  extra: z.boolean(),
  documentId: DocumentId,
  /** From 1. */
  page: z.number().int().positive(),
  /** The words of the document that say so. */
  quote: z.string(),
});
export type FoundWeight = z.infer<typeof FoundWeight>;

const params = z.object({ id: ClassId });
const categoryParams = params.extend({ categoryId: GradeCategoryId });
const itemParams = params.extend({ itemId: GradeItemId });

/** The grades of all classes that have categories, archived classes too. */
export const listGrades = endpoint({ method: 'GET', path: '/api/grades', result: z.array(ClassGradeView) });
/** `id` is that of the class. 404 `class_not_found` for a missing or another student's class, as in all calls below. */
export const getGrades = endpoint({ method: 'GET', path: '/api/grades/:id', params, result: GradesView });
/** The weights that the newest syllabus of the class with any states. Nothing is stored: the student adds those that are right. */
export const findWeights = endpoint({
  method: 'GET',
  path: '/api/grades/:id/weights',
  params,
  result: z.array(FoundWeight),
});
export const changeGradeSettings = endpoint({
  method: 'PATCH',
  path: '/api/grades/:id',
  params,
  body: GradeSettingsChange,
  result: GradesView,
});
/** Adds one or several categories as one change. 409 `too_many_grade_categories` above 20 in a class. */
export const addGradeCategories = endpoint({
  method: 'POST',
  path: '/api/grades/:id/categories',
  params,
  body: z.object({ categories: z.array(NewGradeCategory).min(1).max(gradeLimits.categories) }),
  result: GradesView,
  status: 201,
});
export const changeGradeCategory = endpoint({
  method: 'PATCH',
  path: '/api/grades/:id/categories/:categoryId',
  params: categoryParams,
  body: GradeCategoryChange,
  result: GradesView,
});
/** Deletes its items too; `undo` restores all of it for 30 days. */
export const deleteGradeCategory = endpoint({
  method: 'DELETE',
  path: '/api/grades/:id/categories/:categoryId',
  params: categoryParams,
  result: z.undefined(),
});
/** 409 `too_many_grades` above 300 in a class. */
export const addGradeItem = endpoint({
  method: 'POST',
  path: '/api/grades/:id/items',
  params,
  body: NewGradeItem,
  result: GradesView,
  status: 201,
});
export const changeGradeItem = endpoint({
  method: 'PATCH',
  path: '/api/grades/:id/items/:itemId',
  params: itemParams,
  body: GradeItemChange,
  result: GradesView,
});
/** `undo` restores it for 30 days. */
export const deleteGradeItem = endpoint({
  method: 'DELETE',
  path: '/api/grades/:id/items/:itemId',
  params: itemParams,
  result: z.undefined(),
});
