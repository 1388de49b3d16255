import { z } from 'zod';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const Coded = z.object({ code: z.union([z.string(), z.number()]) });
/**
 * Postgres error classes for wrong data (22) and broken constraints (23): their messages and details can quote a
 * student's input.
 */
const quotesData = /^2[23]\w{3}$/;

const codeOf = (error: Error) => {
  const parsed = Coded.safeParse(error);
  return parsed.success ? String(parsed.data.code) : undefined;
};

/** The stack without the message that it begins with. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

const messageOf = (error: Error, code: string | undefined) => {
  if (code && quotesData.test(code)) return `Postgres refused the data (${code})`;
  return error instanceof SyntaxError ? 'Not valid JSON' : error.message;
};

const depth = 4;

/**
 * An error as the log shows it: type, message, code, stack and causes. Other properties and messages that quote their
 * input are omitted: both can contain a student's words.
 */
export const errorForLog = (error: unknown, left = depth): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const code = codeOf(error);
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(code && { code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && left > 0 && { cause: errorForLog(error.cause, left - 1) }),
  };
};
