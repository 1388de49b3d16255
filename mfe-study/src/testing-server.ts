import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { emptyAccount } from './testing.ts';

export const commandId = '11111111-2222-4333-8444-555555555555';

export const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });

/** An answer to a change that can be taken back. */
export const changed = (body: object | null, status = 201) => {
  const headers = { 'x-command-id': commandId };
  return body === null
    ? new HttpResponse(null, { status: 204, headers })
    : HttpResponse.json(body, { status, headers });
};

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1);

/** A server that holds one student's account; `server.use` changes an answer; `sent` is what was asked to change it. */
export const serveAccount = () => {
  const account = emptyAccount();
  const sent: { call: string; body: unknown }[] = [];
  const without = <Item extends { id: string }>(items: Item[], url: string) =>
    items.filter(({ id }) => id !== idOf(url));
  const server = setupServer(
    http.get('/api/classes', () => HttpResponse.json(account.classes)),
    http.get('/api/documents', () => HttpResponse.json(account.documents)),
    http.get('/api/flashcard-sets', () => HttpResponse.json(account.sets)),
    http.get('/api/flashcard-sets/:id/flashcards', () => HttpResponse.json(account.cards)),
    http.delete('/api/flashcard-sets/:id', ({ request }) => {
      account.sets = without(account.sets, request.url);
      return changed(null);
    }),
    http.delete('/api/flashcards/:id', ({ request }) => {
      account.cards = without(account.cards, request.url);
      return changed(null);
    }),
    http.get('/api/practice-tests', () => HttpResponse.json(account.tests)),
    http.get('/api/practice-tests/:id/questions', () => HttpResponse.json(account.questions)),
    http.get('/api/practice-tests/:id/attempts', () => HttpResponse.json(account.attempts)),
    http.delete('/api/practice-tests/:id', ({ request }) => {
      account.tests = without(account.tests, request.url);
      return changed(null);
    }),
    http.delete('/api/questions/:id', ({ request }) => {
      account.questions = without(account.questions, request.url);
      return changed(null);
    }),
    http.get('/api/reviews', () => HttpResponse.json(account.reviews)),
    http.get('/api/review-counts', () => HttpResponse.json(account.counts)),
    http.get('/api/weak-topics', () => HttpResponse.json(account.topics)),
  );
  const note = async (request: Request) => {
    const text = await request.text();
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, body: text && JSON.parse(text) });
  };
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') void note(request.clone());
  });
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    Object.assign(account, emptyAccount());
    sent.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
  return { account, server, sent };
};
