import { serve } from '@hub/mfe/testing';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach } from 'vitest';

/** An API whose responses a test sets with `answer`; `asked` lists all requests, including GETs. */
export const serveApi = () => {
  const { server } = serve();
  const asked: { call: string; body: unknown }[] = [];
  afterEach(() => {
    asked.length = 0;
  });

  const answer = (
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    [status, body]: [number, JsonBodyType],
  ) =>
    server.use(
      http[method](path, async ({ request }) => {
        asked.push({ call: `${method} ${path}`, body: await request.json().catch(() => null) });
        await delay(30); // long enough to see the loading state
        return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
      }),
    );
  return { answer, asked };
};
