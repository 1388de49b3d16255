import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** An API for components under test; `answer` says what a call gets, and `asked` what was sent. */
export const serveApi = () => {
  const server = setupServer();
  const asked: { call: string; body: unknown }[] = [];
  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
  });
  afterAll(() => server.close());

  const answer = (
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    [status, body]: [number, JsonBodyType],
  ) =>
    server.use(
      http[method](path, async ({ request }) => {
        asked.push({ call: `${method} ${path}`, body: await request.json().catch(() => null) });
        await delay(30); // long enough to see what a screen shows meanwhile
        return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
      }),
    );
  return { answer, asked };
};
