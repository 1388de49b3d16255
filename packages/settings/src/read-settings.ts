import type { z } from 'zod';

/**
 * The settings of a process, from its environment. An empty variable counts as not set.
 * @throws Error that names every variable at fault
 */
export const readSettings = <Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const faults = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The settings are not complete:\n${faults.join('\n')}`);
};
