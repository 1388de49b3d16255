import {
  addClass,
  analyzeDocument,
  ClassId,
  DocumentId,
  currentUser,
  getClass,
  listEvents,
  login,
  uploadDocument,
} from '@hub/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError, call, keyOf, query, reasonOf } from './api.ts';

const classId = ClassId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const server = setupServer();
const origin = 'http://hub.test';
const realFetch = globalThis.fetch;

beforeAll(() => {
  server.listen();
  const withOrigin = globalThis.fetch;
  globalThis.fetch = (path, init) => withOrigin(new URL(path as string, origin), init);
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  globalThis.fetch = realFetch;
});

describe('a query key', () => {
  it('is the path, its parameters and its query', () => {
    expect(keyOf(currentUser)).toEqual(['/api/auth/user']);
    expect(keyOf(getClass, { params: { id: classId } })).toEqual(['/api/classes', classId]);
    expect(keyOf(listEvents, { query: { classId } })).toEqual(['/api/events', { classId }]);
    expect(keyOf(listEvents, { query: {} })).toEqual(['/api/events']);
  });
  it('keeps what follows a parameter', () => {
    expect(keyOf(analyzeDocument, { params: { id: DocumentId.parse(classId) } }).at(-1)).toBe('analyze');
  });
});

describe('a call', () => {
  it('sends the parts where they belong and parses the answer', { tags: ['S7.3'] }, async () => {
    server.use(
      http.get(`${origin}/api/events`, ({ request }) => HttpResponse.json(request.url.includes(classId) ? [] : null)),
    );
    const options = query(listEvents, { query: { classId } });
    expectTypeOf(options.queryFn).returns.resolves.toBeArray();
    await expect(options.queryFn()).resolves.toEqual([]);
  });
  it('fails with status and body when it is refused', { tags: ['S7.4'] }, async () => {
    server.use(
      http.post(`${origin}/api/auth/login`, () =>
        HttpResponse.json({ message: 'Invalid email or password' }, { status: 401 }),
      ),
    );
    const failure = await call(login, { body: { email: 'a@b.org', password: 'x' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 401, message: '401: {"message":"Invalid email or password"}' });
    expect(reasonOf(failure, '')).toBe('Invalid email or password');
  });
  it('names the status where the answer has no body', { tags: ['S7.5'] }, async () => {
    server.use(
      http.get(
        `${origin}/api/events`,
        () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }),
      ),
    );
    await expect(call(listEvents)).rejects.toThrow('503: Service Unavailable');
  });

  it(
    'sends the session every time, JSON as JSON, and a form as a form',
    { tags: ['S6.3', 'S7.1', 'S7.2'] },
    async () => {
      server.use(http.all(`${origin}/*`, () => HttpResponse.error()));
      const fetching = vi.spyOn(globalThis, 'fetch');
      const form = new FormData();
      form.set('classId', classId);
      await Promise.allSettled([
        call(listEvents),
        call(login, { body: { email: 'a@b.org', password: 'x' } }),
        call(uploadDocument, { form }),
      ]);
      const sent = fetching.mock.calls.map(([, init]) => [
        init?.credentials,
        new Headers(init?.headers).get('content-type'),
      ]);
      fetching.mockRestore();
      expect(sent).toEqual([
        ['include', null],
        ['include', 'application/json'],
        ['include', null], // the browser writes the boundary into it
      ]);
    },
  );

  it('says that there is no network where that is why', () => {
    try {
      vi.stubGlobal('navigator', { onLine: true });
      expect(reasonOf(new TypeError('Failed to fetch'), 'Try again')).toBe('Try again');
      vi.stubGlobal('navigator', { onLine: false });
      expect(reasonOf(new TypeError('Failed to fetch'), 'Try again')).toMatch(/You're offline/);
      expect(reasonOf(new ApiError(409, '{"message":"Changed since"}'), 'Try again')).toBe('Changed since');
    } finally {
      vi.unstubAllGlobals();
    }
  });
  it(
    'has one key per submit, kept by a second click and by another try after a lost answer',
    { tags: ['R20'] },
    async () => {
      const keys: (string | null)[] = [];
      const outcomes = [() => HttpResponse.error(), () => new HttpResponse(null, { status: 503 })];
      server.use(
        http.post(`${origin}/api/classes`, ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return outcomes.shift()?.() ?? new HttpResponse(null, { status: 400 });
        }),
      );
      const submit = (name: string) =>
        call(addClass, { body: { name, color: 'blue', classType: 'general' } }).catch(() => undefined);
      await Promise.all([submit('Biology'), submit('Biology')]);
      await submit('Biology');
      expect(new Set(keys)).toHaveLength(1);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      await submit('Biology');
      await submit('Chemistry');
      expect(new Set(keys)).toHaveLength(3);
    },
  );
  it('of an upload has another key for another file', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${origin}/api/documents/upload`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const submit = (name: string) => {
      const form = new FormData();
      form.set('classId', classId);
      form.set('file', new File(['text'], name, { lastModified: 1 }));
      return call(uploadDocument, { form }).catch(() => undefined);
    };
    await submit('a.txt');
    await submit('a.txt');
    await submit('b.txt');
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
  it('refuses an answer of another shape than was promised', async () => {
    server.use(http.get(`${origin}/api/auth/user`, () => HttpResponse.json({ id: 7 })));
    await expect(call(currentUser)).rejects.toThrow('Invalid');
  });
});
