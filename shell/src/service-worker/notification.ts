/** What the service sends, decrypted by the browser: see `PushPayload` of the contracts, which would bring zod here. */
interface Payload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const textOf = (value: unknown, name: string): string => {
  const text =
    value !== null && typeof value === 'object' && name in value ? (value as Record<string, unknown>)[name] : '';
  return typeof text === 'string' ? text : '';
};

/** A browser demands that something is shown for each message, also for one that this build does not know. */
export const payloadOf = (text: string): Payload => {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // shown without its words
  }
  return {
    title: textOf(value, 'title') || 'Academic Hub',
    body: textOf(value, 'body'),
    path: textOf(value, 'path') || '/',
    tag: textOf(value, 'tag') || 'reminder',
  };
};

/** The address that a click opens: of this origin, whatever the path says. */
export const addressOf = (path: string, origin: string): string => {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin);
  return url.origin === origin ? url.href : `${origin}/`;
};
