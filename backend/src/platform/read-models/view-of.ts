import type { z } from 'zod';

/** The columns of a table that a view shows: one per field, under the same name. */
export const columnsOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): (keyof Shape & string)[] =>
  Object.keys(shape);

/** Returns a function that turns a row into a view: it keeps the view's fields and drops all others. */
export const viewOf = <Shape extends z.ZodRawShape>(view: z.ZodObject<Shape>) => {
  type View = z.infer<typeof view>;
  const fields: ReadonlySet<string> = new Set(columnsOf(view));
  return (row: View): View => Object.fromEntries(Object.entries(row).filter(([name]) => fields.has(name))) as View;
};
