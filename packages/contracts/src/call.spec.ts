import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { addressOf, type CallInput, ApiError, type CallResult, requestOf, resultOf } from './call.ts';
import { endpoint } from './endpoint.ts';

const addNote = endpoint({
  method: 'POST',
  path: '/api/classes/:id/notes',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().optional(), q: z.string().optional() }),
  body: z.object({ title: z.string() }),
  result: z.object({ id: z.string() }),
});
const removeNote = endpoint({ method: 'DELETE', path: '/api/notes', result: z.undefined() });

const response = (status: number, body: string, statusText = '') => ({
  ok: status < 400,
  status,
  statusText,
  text: async () => body,
});

describe('the address of a call', () => {
  it('has its parameters filled in, followed by its query, both encoded', () => {
    const input = { params: { id: 'a/b c' }, query: { page: 2, q: 'x&y=é', unused: undefined } };
    const address = addressOf(addNote.path, input);
    expect(address).toBe('/api/classes/a%2Fb%20c/notes?page=2&q=x%26y%3D%C3%A9');
  });
  it('ends with the path when there is no query', () => {
    expect(addressOf(removeNote.path, { query: { page: undefined } })).toBe('/api/notes');
  });
});

describe('the request of a call', () => {
  it('carries JSON as JSON, a form as it is, and nothing when there is no body', () => {
    const params = { id: '7' };
    expect(requestOf(addNote, { params, body: { title: 'Golgi' } })).toEqual({
      address: '/api/classes/7/notes',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Golgi"}',
    });
    const form = new Map([['file', 'bytes']]);
    expect(requestOf(addNote, { params, form })).toMatchObject({ headers: {}, body: form });
    expect(requestOf(removeNote, {})).toMatchObject({ method: 'DELETE', headers: {}, body: null });
  });
  it('is typed by its endpoint', () => {
    expectTypeOf<{ params: { id: string }; body: { title: string } }>().toExtend<CallInput<typeof addNote>>();
    expectTypeOf<{ body: { title: string } }>().not.toExtend<CallInput<typeof addNote>>();
    expectTypeOf<object>().toExtend<CallInput<typeof removeNote>>();
    expectTypeOf<CallResult<typeof addNote>>().toEqualTypeOf<{ id: string }>();
  });
});

describe('the result of a call', () => {
  it('is the response body in the shape of its endpoint', async () => {
    await expect(resultOf(addNote, response(200, '{"id":"7"}'))).resolves.toEqual({ id: '7' });
    await expect(resultOf(removeNote, response(204, ''))).resolves.toBeUndefined();
    await expect(resultOf(addNote, response(200, '{"id":7}'))).rejects.toBeInstanceOf(z.ZodError);
    await expect(resultOf(addNote, response(200, '<html>'))).rejects.toBeInstanceOf(SyntaxError);
  });
  it('is an error with status, body and the sentence for people when the call is refused', async () => {
    const refused = (body: string) =>
      resultOf(addNote, response(503, body, 'Service Unavailable')).catch((error: unknown) => error);
    const problem = await refused('{"message":"Try again later"}');
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({
      status: 503,
      message: '503: {"message":"Try again later"}',
      reason: 'Try again later',
    });
    expect(await refused('<html>')).toMatchObject({ reason: '<html>' });
    expect(await refused('')).toMatchObject({ message: '503: Service Unavailable' });
  });
});
