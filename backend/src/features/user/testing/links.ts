import { expect } from 'vitest';

/** The token of a link in a mail. */
export const tokenIn = (text: string | undefined, page: string): string => {
  const token = new RegExp(String.raw`/auth/${page}#([\w-]{43})\s`).exec(text ?? '')?.[1];
  expect(token, `a link to ${page} in: ${text}`).toBeDefined();
  return token ?? '';
};
