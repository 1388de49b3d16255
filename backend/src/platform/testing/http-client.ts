import { checkResponse } from './document-check.ts';

interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if there is none. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
}

type HeaderValues = Readonly<Record<string, string>>;

/** `path` starts with `/`; a FormData body is sent as multipart, any other as JSON. */
export interface Visitor {
  get(path: string, headers?: HeaderValues): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: HeaderValues): Promise<TestResponse>;
  put(path: string, body?: unknown, headers?: HeaderValues): Promise<TestResponse>;
  patch(path: string, body?: unknown, headers?: HeaderValues): Promise<TestResponse>;
  delete(path: string, headers?: HeaderValues, body?: unknown): Promise<TestResponse>;
}

/** A visitor with the session of one student. */
export interface TestClient extends Visitor {
  readonly userId: string;
  readonly email: string;
  /** The header `Cookie` of the session, as it is now. */
  cookie(): string;
  /** The same session at another origin. */
  at(origin: string): Visitor;
}

export type Cookies = Map<string, string>;

const storeCookies = (cookies: Cookies, response: Response) => {
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
};

const parsed = (bytes: Uint8Array, type: string | null): unknown =>
  type?.includes('json') ? JSON.parse(Buffer.from(bytes).toString()) : undefined;

/** As in the header `Cookie`. */
export const cookieHeader = (cookies: Cookies): string => [...cookies].map((pair) => pair.join('=')).join('; ');

/** Sends HTTP requests to a test app like a browser on the same origin. With `cookies`, it stores cookies. */
export const httpClient = (origin: string, always: HeaderValues = {}, cookies?: Cookies): Visitor => {
  const send = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: HeaderValues },
  ) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookies?.size && { cookie: cookieHeader(cookies) }),
        ...(json && { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (cookies) storeCookies(cookies, response);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    const type = response.headers.get('content-type');
    const content = parsed(bytes, type);
    checkResponse(origin, { method, path, status, type, body: content });
    return { status, headers: response.headers, bytes, body: content };
  };

  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) => send('POST', path, { body, headers }),
    put: (path, body, headers = {}) => send('PUT', path, { body, headers }),
    patch: (path, body, headers = {}) => send('PATCH', path, { body, headers }),
    delete: (path, headers = {}, body?) => send('DELETE', path, { body, headers }),
  };
};
