import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a confirmation is for: it is worth nothing for any other tool or arguments. */
export interface Action {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Codes for actions that wait for the student's consent. */
export interface Confirmations {
  /** A code that confirms exactly this action, once, within five minutes. */
  readonly codeFor: (action: Action) => string;
  /** Whether the code confirms this action now. It does so once. */
  readonly confirms: (code: string, action: Action) => boolean;
}

const validMs = 5 * 60_000;

/** The same text for the same values, in whatever order they are sent. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries
    .map(([name, inner]) => [name, canonical(inner)])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
};

/** Codes of this process: they end with it. `now` is milliseconds since 1970. */
export const createConfirmations = (now: () => number = Date.now): Confirmations => {
  const key = randomBytes(32);
  const open = new Map<string, number>();
  const macOf = ({ tool, input }: Action, nonce: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([nonce, tool, canonical(input)]))
      .digest('base64url');
  return {
    codeFor(action) {
      for (const [nonce, until] of open) if (until <= now()) open.delete(nonce);
      const nonce = randomBytes(9).toString('base64url');
      open.set(nonce, now() + validMs);
      return `${nonce}.${macOf(action, nonce)}`;
    },
    confirms(code, action) {
      const [nonce = '', mac = ''] = code.split('.');
      const until = open.get(nonce);
      const expected = macOf(action, nonce);
      const isRight = mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
      if (until === undefined || until <= now() || !isRight) return false;
      open.delete(nonce);
      return true;
    },
  };
};
