import { z } from 'zod';

/** Maximum lengths of stored texts, in characters (decision Q46). */
export const limits = {
  className: 120,
  courseCode: 40,
  instructor: 120,
  title: 200,
  description: 2000,
  place: 200,
  message: 8000,
  cardSide: 4000,
  prompt: 2000,
  question: 2000,
  option: 1000,
  explanation: 4000,
  reply: 40_000,
} as const;

const tooLong = (what: string, max: number) => `${what} must be at most ${max} characters`;

/** A text that must not be blank; it is trimmed. `missing` is the message for a blank text. */
export const requiredText = (what: string, max: number, missing = `${what} is required`) =>
  z.string(missing).trim().min(1, missing).max(max, tooLong(what, max));

/** An optional text; blank is stored as null (decision Q143). */
export const optionalText = (what: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(what, max))
    .nullish()
    .transform((text) => (text ? text : null));

/** An optional value; blank and missing are stored as null (decision Q143). */
export const blankAsNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value): z.output<Schema> | null => (value as z.output<Schema>) || null);
