import { CalendarEventView, ClassView, commandIdHeader, DocumentView } from '@hub/contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

export const eventOf = (fields: Partial<Record<keyof CalendarEventView, unknown>> = {}) =>
  CalendarEventView.parse({
    id: crypto.randomUUID(),
    classId: '7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a',
    title: 'Midterm',
    description: null,
    dueDate: '2026-10-12',
    dueTime: null,
    eventType: 'exam',
    priority: 'high',
    completed: false,
    source: 'syllabus',
    sourceQuote: null,
    documentId: null,
    createdAt,
    ...fields,
  });

/** Chooses an action of a class; its menu is loaded when it is first opened. */
export const chooseFromMenu = async (className: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${className}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, { timeout: 10_000 }));
};

/** The answer to a change that can be taken back. */
export const undoable = (body: unknown, commandId: string) =>
  HttpResponse.json(body as null, { headers: { [commandIdHeader]: commandId } });

/** The parts of a form as it was sent; a file with its name, type and text. */
const partsOf = (form: string) => {
  const part = /name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: (.+)\r\n)?\r\n([^]*?)\r\n--/g;
  return Object.fromEntries(
    [...form.matchAll(part)].map(([, field, name, type, text]) => [field, name ? { name, type, text } : text]),
  );
};

export const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });

/** A server that holds one student's account; `server.use` changes an answer; `calls` and `forms` are what was sent to change it. */
export const serveAccount = () => {
  const account: { classes: ClassView[]; documents: DocumentView[]; events: CalendarEventView[] } = {
    classes: [],
    documents: [],
    events: [],
  };
  const calls: string[] = [];
  const forms: ReturnType<typeof partsOf>[] = [];
  const server = setupServer(
    http.get('/api/health', () => HttpResponse.json({ status: 'ok', parts: { ai: { ok: true } } })),
    http.get('/api/classes', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('archived') === 'true';
      return HttpResponse.json(account.classes.filter(({ archived }) => archived === wanted));
    }),
    http.get('/api/classes/:id', ({ params }) => {
      const found = account.classes.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : refusal(404, 'Class not found')();
    }),
    http.get('/api/documents', () => HttpResponse.json(account.documents)),
    http.get('/api/events', () => HttpResponse.json(account.events)),
    http.delete('/api/documents/:id', ({ params }) => {
      account.documents = account.documents.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    if (isForm)
      void request
        .clone()
        .text()
        .then((form) => forms.push(partsOf(form)));
  });
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    Object.assign(account, { classes: [], documents: [], events: [] });
    calls.length = 0;
    forms.length = 0;
  });
  afterAll(() => server.close());
  return { account, server, calls, forms };
};
