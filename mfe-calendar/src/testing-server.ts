import { commandIdHeader, type CalendarEventView, type ClassView, type TaskView } from '@hub/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { eventOf, taskOf } from './testing.ts';

interface Account {
  classes: ClassView[];
  tasks: TaskView[];
  events: CalendarEventView[];
}

type Kind = 'tasks' | 'events';

/** A server that holds one student's account; `account` is what it holds, `server.use` changes an answer. */
export const serveAccount = () => {
  const account: Account = { classes: [], tasks: [], events: [] };
  const before = new Map<string, Account>();
  const calls: { method: string; path: string; body: unknown }[] = [];

  const changed = async (request: Request, change: (body: object) => JsonBodyType) => {
    const commandId = crypto.randomUUID();
    before.set(commandId, structuredClone(account));
    const body = JSON.parse((await request.text()) || '{}') as object;
    calls.push({ method: request.method, path: new URL(request.url).pathname, body });
    const answer = change(body);
    const headers = { [commandIdHeader]: commandId };
    return answer === undefined
      ? new HttpResponse(null, { status: 204, headers })
      : HttpResponse.json(answer, { headers });
  };

  const changeItem = (kind: Kind) => (info: { request: Request; params: Record<string, unknown> }) => {
    const item = account[kind].find(({ id }) => id === info.params['id']);
    if (!item) return HttpResponse.json({ message: 'Not found' }, { status: 404 });
    return changed(info.request, (body) => ({ ...Object.assign(item, body) }));
  };

  const handlersOf = (kind: Kind) => [
    http.get(`/api/${kind}`, ({ request }) => {
      const classId = new URL(request.url).searchParams.get('classId');
      return HttpResponse.json(account[kind].filter((item) => !classId || item.classId === classId));
    }),
    http.put(`/api/${kind}/:id`, changeItem(kind)),
    http.patch(`/api/${kind}/:id`, changeItem(kind)),
    http.delete(`/api/${kind}/:id`, ({ request, params }) =>
      changed(request, () => {
        Object.assign(account, { [kind]: account[kind].filter(({ id }) => id !== params['id']) });
        return undefined;
      }),
    ),
  ];

  const server = setupServer(
    http.get('/api/classes', () => HttpResponse.json(account.classes)),
    ...handlersOf('tasks'),
    ...handlersOf('events'),
    http.post('/api/tasks', ({ request }) =>
      changed(request, (form) => {
        const task = taskOf(form);
        account.tasks.push(task);
        return task;
      }),
    ),
    http.post('/api/events', ({ request }) =>
      changed(request, (form) => {
        const event = eventOf({ ...form, source: 'manual' });
        account.events.push(event);
        return event;
      }),
    ),
    http.post('/api/undo/:commandId', ({ params }) => {
      Object.assign(account, before.get(String(params['commandId'])));
      return HttpResponse.json({ undone: true });
    }),
  );
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    Object.assign(account, { classes: [], tasks: [], events: [] });
    calls.length = 0;
  });
  afterAll(() => server.close());
  return { account, server, calls };
};
