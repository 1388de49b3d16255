import { ClassId, uploadDocument } from '@hub/contracts';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { upload } from './api.ts';
import { countedFetch } from './counted-fetch.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const path = '/api/documents/upload';
const formOf = (text: string) => {
  const form = new FormData();
  form.set('classId', ClassId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11'));
  form.set('file', new File([text], 'a.txt', { type: 'text/plain' }));
  return form;
};

describe('a counted fetch', () => {
  it('sends the form as fetch does, and reports when all of it has been sent', async () => {
    server.use(
      http.post(path, async ({ request }) => {
        expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; *boundary=/);
        expect(request.headers.get('x-time-zone')).toBe('Europe/Athens');
        expect(await request.text()).toContain('filename="a.txt"');
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    const told: number[] = [];
    const body = formOf('Mitosis');
    const headers = { 'x-time-zone': 'Europe/Athens' };
    const response = await countedFetch((sent) => told.push(sent))(path, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(told.at(-1)).toBe(1);
  });

  it('returns a response without a body where there is none', async () => {
    server.use(http.post(path, () => new HttpResponse(null, { status: 204 })));
    const response = await countedFetch(() => {})(path, { method: 'POST', body: formOf('') });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('rejects when the server cannot be reached', async () => {
    server.use(http.post(path, () => HttpResponse.error()));
    await expect(countedFetch(() => {})(path, { method: 'POST', body: formOf('') })).rejects.toBeInstanceOf(TypeError);
  });

  it('rejects with the reason of the signal that ended it', async () => {
    server.use(http.post(path, () => delay('infinite')));
    const ending = new AbortController();
    const { signal } = ending;
    const sending = countedFetch(() => {})(path, { method: 'POST', body: formOf(''), signal });
    ending.abort(new Error('too slow'));
    await expect(sending).rejects.toThrow('too slow');
  });
});

describe('an upload', () => {
  it('is one submit under one key, whose refusal carries the reason', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(path, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ message: 'The file is empty.' }, { status: 400 });
      }),
    );
    await expect(upload(uploadDocument, formOf(''), () => {})).rejects.toMatchObject({
      status: 400,
      reason: 'The file is empty.',
    });
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  });
});
