import { z } from 'zod';

/** An error in one line for people: never a stack, never empty. */
export const failureText = (error: unknown): string => {
  if (error instanceof z.ZodError) return failureText(new Error(z.prettifyError(error)));
  if (error instanceof AggregateError && error.message === '') return error.errors.map(failureText).join('; ');
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : failureText(error.cause);
  const own = error.message || error.name;
  return (cause && !own.includes(cause) ? `${own} (${cause})` : own).replaceAll(/\s*\n\s*/g, ' ');
};
