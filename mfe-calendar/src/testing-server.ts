import type { CalendarEventView, ClassView, TaskView } from '@hub/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

interface Account {
  classes: ClassView[];
  tasks: TaskView[];
  events: CalendarEventView[];
}

const tick = async (request: Request, list: { id: string; completed: boolean }[]) => {
  const item = list.find(({ id }) => request.url.endsWith(id));
  if (!item) return HttpResponse.json({ message: 'Not found' }, { status: 404 });
  const { completed } = (await request.json()) as { completed: boolean };
  Object.assign(item, { completed });
  return HttpResponse.json(item);
};

/** A server that holds one student's account; `account` is what it holds, `server.use` changes an answer. */
export const serveAccount = () => {
  const account: Account = { classes: [], tasks: [], events: [] };
  const server = setupServer(
    http.get('/api/classes', () => HttpResponse.json(account.classes)),
    http.get('/api/tasks', () => HttpResponse.json(account.tasks)),
    http.get('/api/events', ({ request }) => {
      const classId = new URL(request.url).searchParams.get('classId');
      return HttpResponse.json(account.events.filter((event) => !classId || event.classId === classId));
    }),
    http.put('/api/tasks/:id', ({ request }) => tick(request, account.tasks)),
    http.put('/api/events/:id', ({ request }) => tick(request, account.events)),
  );
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    Object.assign(account, { classes: [], tasks: [], events: [] });
  });
  afterAll(() => server.close());
  return { account, server };
};
