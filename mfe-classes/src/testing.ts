import { ClassView, DocumentView } from '@hub/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

const createdAt = '2026-09-01T12:00:00.000Z';

export const classOf = (fields: Partial<Record<keyof ClassView, unknown>> = {}) =>
  ClassView.parse({
    id: crypto.randomUUID(),
    name: 'Biology',
    courseCode: 'BIO 101',
    instructor: 'Dr. Green',
    color: 'green',
    classType: 'general',
    description: 'Cells and more',
    createdAt,
    ...fields,
  });

export const documentOf = (fields: Partial<Record<keyof DocumentView, unknown>> = {}) =>
  DocumentView.parse({
    id: crypto.randomUUID(),
    classId: '7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a',
    name: 'syllabus.pdf',
    type: 'syllabus',
    filePath: 'k7Qd',
    mimeType: 'application/pdf',
    size: 2048,
    description: null,
    analyzed: false,
    analysis: 'none',
    analysisError: null,
    createdAt,
    ...fields,
  });

export const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });

/** A server that holds one student's account; `server.use` changes an answer; `calls` and `forms` are what was sent to change it. */
export const serveAccount = () => {
  const account: { classes: ClassView[]; documents: DocumentView[] } = { classes: [], documents: [] };
  const calls: string[] = [];
  const server = setupServer(
    http.get('/api/health', () => HttpResponse.json({ status: 'ok', parts: { ai: { ok: true } } })),
    http.get('/api/classes', () => HttpResponse.json(account.classes)),
    http.get('/api/classes/:id', ({ params }) => {
      const found = account.classes.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : refusal(404, 'Class not found')();
    }),
    http.get('/api/documents', () => HttpResponse.json(account.documents)),
    http.delete('/api/documents/:id', ({ params }) => {
      account.documents = account.documents.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  // jsdom's files do not survive Node's fetch, so a form is looked at as it is handed over
  const forms: FormData[] = [];
  const realFetch = globalThis.fetch;
  beforeAll(() => {
    server.listen();
    const served = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (!(init?.body instanceof FormData)) return served(input, init);
      forms.push(init.body);
      return served(input, { ...init, body: 'form' });
    };
  });
  afterEach(() => {
    server.resetHandlers();
    Object.assign(account, { classes: [], documents: [] });
    calls.length = 0;
    forms.length = 0;
  });
  afterAll(() => {
    server.close();
    globalThis.fetch = realFetch;
  });
  return { account, server, calls, forms };
};
