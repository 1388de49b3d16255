import { CommandId, commandIdHeader } from '@hub/contracts';
import { HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { fetchWithForms, sentBody } from './sent-body.ts';

/** The id of every change that the fake server makes. */
export const commandId = CommandId.parse('11111111-2222-4333-8444-555555555555');

/** A refused call. */
export const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });

/** The response to a change that can be undone; without a body when that is null. */
export const changed = (body: JsonBodyType) => {
  const headers = { [commandIdHeader]: commandId };
  return body === null ? new HttpResponse(null, { status: 204, headers }) : HttpResponse.json(body, { headers });
};

interface Sent {
  /** As 'POST /api/tasks'. */
  readonly call: string;
  /** JSON, the parts of a form, or null. */
  body: unknown;
}

/**
 * Serves the handlers during the tests of a file; what a test adds is removed after it. `sent` lists every request
 * except GETs.
 */
export const serve = (...handlers: RequestHandler[]) => {
  const server = setupServer(...handlers);
  const sent: Sent[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    const { pathname, search } = new URL(request.url);
    const entry: Sent = { call: `${request.method} ${pathname}${search}`, body: null };
    sent.push(entry);
    void sentBody(request.clone()).then((body) => (entry.body = body));
  });
  const realFetch = globalThis.fetch;
  beforeAll(() => {
    server.listen();
    globalThis.fetch = fetchWithForms(globalThis.fetch);
  });
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    server.close();
    globalThis.fetch = realFetch;
  });
  return { server, sent };
};
