import { ConversationView, MessageView, type MessageForm } from '@hub/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { z } from 'zod';

const createdAt = '2026-09-01T12:00:00.000Z';
export const classId = '7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a';

export const conversationOf = (fields: Partial<Record<keyof ConversationView, unknown>> = {}) =>
  ConversationView.parse({
    id: crypto.randomUUID(),
    classId,
    title: 'Light and Sugar',
    messageCount: 2,
    lastActivityAt: createdAt,
    createdAt,
    ...fields,
  });

export const messageOf = (fields: Partial<Record<keyof MessageView, unknown>> = {}) =>
  MessageView.parse({
    id: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    type: 'user',
    content: 'What is light?',
    modelUsed: null,
    verified: true,
    citations: [],
    attachmentName: null,
    createdAt,
    ...fields,
  });

export const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });

/** What the server answers to a chat message, unless a test says otherwise. */
export const reply = {
  response: 'Plants turn light into **sugar**.',
  modelUsed: 'Built-in',
  citations: [] as unknown[],
};

interface Called {
  readonly call: string;
  /** As it was sent; '' for a form, which `forms` holds. */
  body: string;
}

/** A server that keeps one student's conversations; `called` is what was sent to change something, in its order. */
export const serveChats = () => {
  const account: { conversations: ConversationView[]; messages: MessageView[] } = { conversations: [], messages: [] };
  const called: Called[] = [];
  const forms: FormData[] = [];
  const server = setupServer(
    http.get('/api/classes/:id/conversations', () => HttpResponse.json(account.conversations)),
    http.post('/api/classes/:id/conversations', async ({ request }) => {
      const { title } = (await request.json()) as { title: string };
      const started = conversationOf({ title, messageCount: 0 });
      account.conversations = [started, ...account.conversations];
      return HttpResponse.json(started, { status: 201 });
    }),
    http.patch('/api/conversations/:id', async ({ params, request }) => {
      const { title } = (await request.json()) as { title: string };
      account.conversations = account.conversations.map((one) => (one.id === params['id'] ? { ...one, title } : one));
      return HttpResponse.json(account.conversations.find(({ id }) => id === params['id']));
    }),
    http.delete('/api/conversations/:id', ({ params }) => {
      account.conversations = account.conversations.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204, headers: { 'x-command-id': crypto.randomUUID() } });
    }),
    http.get('/api/conversations/:id/messages', ({ params }) =>
      HttpResponse.json(account.messages.filter(({ conversationId }) => conversationId === params['id'])),
    ),
    http.post('/api/conversations/:id/messages', async ({ request }) => {
      const form = (await request.json()) as z.input<typeof MessageForm>;
      const saved = messageOf({ ...form, modelUsed: form.modelUsed ?? null });
      account.messages = [...account.messages, saved];
      return HttpResponse.json(saved, { status: 201 });
    }),
    http.get('/api/chat/models', () => HttpResponse.json({ models: [] })),
    http.get('/api/documents', () => HttpResponse.json([])),
    http.post('/api/chat', () => HttpResponse.json(reply)),
  );
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    const entry: Called = { call: `${request.method} ${new URL(request.url).pathname}`, body: '' };
    called.push(entry);
    void request
      .clone()
      .text()
      .then((text) => (entry.body = text));
  });
  // jsdom's files do not survive Node's fetch, so a form is looked at as it is handed over
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
    sessionStorage.clear();
    Object.assign(account, { conversations: [], messages: [] });
    called.length = 0;
    forms.length = 0;
  });
  afterAll(() => {
    server.close();
    globalThis.fetch = realFetch;
  });
  return { account, server, called, forms };
};

export type ChatServer = ReturnType<typeof serveChats>;
