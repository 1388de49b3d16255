import { checkAnswer } from './document-check.ts';

interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined when there is none. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
}

type Headed = Readonly<Record<string, string>>;

/** `path` starts with `/`; a FormData body is sent as multipart, any other as JSON. */
export interface Visitor {
  get(path: string, headers?: Headed): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Headed): Promise<TestAnswer>;
  put(path: string, body?: unknown, headers?: Headed): Promise<TestAnswer>;
  patch(path: string, body?: unknown, headers?: Headed): Promise<TestAnswer>;
  delete(path: string, headers?: Headed, body?: unknown): Promise<TestAnswer>;
}

/** A visitor with one student's session. */
export interface TestClient extends Visitor {
  readonly userId: string;
  readonly email: string;
  /** The same session at another origin. */
  at(origin: string): Visitor;
}

export type Cookies = Map<string, string>;

const keep = (cookies: Cookies, answer: Response) => {
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
};

const parsed = (bytes: Uint8Array, type: string | null): unknown =>
  type?.includes('json') ? JSON.parse(Buffer.from(bytes).toString()) : undefined;

/** Speaks HTTP to a test app as a browser on the same origin does. With a jar it keeps its cookies. */
export const httpClient = (origin: string, always: Headed = {}, cookies?: Cookies): Visitor => {
  const send = async (method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: Headed }) => {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookies?.size && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(json && { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (cookies) keep(cookies, answer);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { status } = answer;
    const type = answer.headers.get('content-type');
    const said = parsed(bytes, type);
    checkAnswer(origin, { method, path, status, type, body: said });
    return { status, headers: answer.headers, bytes, body: said };
  };

  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) => send('POST', path, { body, headers }),
    put: (path, body, headers = {}) => send('PUT', path, { body, headers }),
    patch: (path, body, headers = {}) => send('PATCH', path, { body, headers }),
    delete: (path, headers = {}, body?) => send('DELETE', path, { body, headers }),
  };
};
