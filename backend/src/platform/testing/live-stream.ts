import { cookieHeader, httpClient, type Cookies } from './http-client.ts';

/** One message of the stream. */
interface Message {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}:\\s?(.*)$`, 'm').exec(block)?.[1];

const messageOf = (block: string): Message[] => {
  const data = fieldOf(block, 'data');
  return data === undefined
    ? []
    : [{ event: fieldOf(block, 'event'), id: fieldOf(block, 'id'), data: JSON.parse(data) }];
};

/** Signs the student in again; returns the header `Cookie`. */
export const sessionCookie = async (origin: string, { email }: { readonly email: string }): Promise<string> => {
  const cookies: Cookies = new Map();
  await httpClient(origin, {}, cookies).post('/api/auth/login', { email, password: 'correct horse' });
  return cookieHeader(cookies);
};

/** Reads a live stream like a browser's EventSource, one message at a time. */
export const openLive = async (cookie: string, { id = '', origin = '' }) => {
  const ended = new AbortController();
  const answer = await fetch(`${origin}/api/live`, {
    headers: { cookie, ...(id && { 'last-event-id': id }) },
    signal: ended.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Message> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const [message] = messageOf(block);
        if (message) return message;
      } else {
        const part = await reader?.read();
        if (!part || part.done) throw new Error('The stream ended');
        text += part.value;
      }
    }
  };
  return { answer, next, close: () => ended.abort() };
};
