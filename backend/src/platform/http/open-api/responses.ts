import { Problem, rejections, scopeFor } from '@hub/contracts';
import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Operation } from '../routing/index.ts';

/** The meaning of each status (decision Q161). */
const meanings = {
  400: ['BadRequest', 'A field, the Idempotency-Key or the whole request is malformed'],
  401: ['Unauthorized', 'Not signed in, or the credentials are wrong'],
  403: ['Forbidden', 'Not allowed, or another site made the browser send this'],
  404: ['NotFound', 'Unknown, or it belongs to someone else: the response is the same for both'],
  405: ['MethodNotAllowed', 'The method is not supported'],
  409: ['Conflict', 'Conflicts with the current state'],
  413: ['TooLarge', 'The request or the list is too large'],
  415: ['WrongType', 'The type of the body or file is not accepted'],
  416: ['NoSuchPart', 'The requested range is outside the file'],
  422: ['Unprocessable', 'Understood, but cannot be carried out'],
  429: ['TooMany', 'Too many requests; Retry-After says when to try again'],
  500: ['Failure', 'An error in the service'],
  503: ['Unavailable', 'Part of the service is unavailable; Retry-After says when to try again'],
  507: ['StorageFull', 'The service has run out of space'],
} as const;
type ErrorStatus = keyof typeof meanings;

const codesOf = (wanted: number) =>
  Object.entries(rejections).flatMap(([code, { status }]) => (status === wanted ? [`\`${code}\``] : []));

const errorResponse = (status: ErrorStatus): ZodOpenApiResponseObject => {
  const [id, meaning] = meanings[status];
  const codes = codesOf(status);
  const description = codes.length > 0 ? `${meaning}. Codes: ${codes.join(', ')}.` : `${meaning}.`;
  return { id, description, content: { 'application/json': { schema: Problem } } };
};

const errorResponses = Object.fromEntries(
  Object.keys(meanings).map((status) => [status, errorResponse(Number(status) as ErrorStatus)]),
) as Record<ErrorStatus, ZodOpenApiResponseObject>;

/** The error statuses that the platform's middleware and request parsing can produce. */
const errorStatusesOf = ({ method, path, access, params, query, body, result }: Operation): ErrorStatus[] => {
  const reads = method === 'GET';
  const names = params ?? query ?? body;
  return [
    ...(query || !reads ? [400 as const] : []),
    ...(access === 'student' || access === 'team' || !reads ? [401 as const] : []),
    ...(access === 'student' || access === 'role' || !reads || scopeFor({ method, path }) === null
      ? [403 as const]
      : []),
    ...(reads ? [] : ([409, 415, 422, 507] as const)),
    ...(names || access === 'worker' || access === 'role' ? [404 as const] : []),
    ...(!reads || result instanceof z.ZodArray ? [413 as const] : []),
    ...(result === 'file' ? ([403, 416] as const) : []),
    429,
    500,
    503,
  ];
};

const contentOf = (result: Operation['result']): Pick<ZodOpenApiResponseObject, 'content'> => {
  if (result === 'redirect' || result instanceof z.ZodUndefined) return {};
  if (result === 'file') return { content: { '*/*': {} } };
  if (result === 'page') return { content: { 'text/html': {} } };
  if (result === 'event stream') return { content: { 'text/event-stream': {} } };
  return { content: { 'application/json': { schema: result } } };
};

const success = (operation: Operation): ZodOpenApiResponseObject => {
  const { result } = operation;
  if (result === 'redirect')
    return { description: 'Redirects', headers: { Location: { required: true, schema: { type: 'string' } } } };
  return { description: result instanceof z.ZodUndefined ? 'Done' : 'The result', ...contentOf(operation.result) };
};

const continued = ({ mayGoOn, result }: Operation): ZodOpenApiResponsesObject =>
  mayGoOn ? { 202: { description: 'The work continues; the event stream reports its end', ...contentOf(result) } } : {};

const part = ({ result }: Operation): ZodOpenApiResponsesObject =>
  result === 'file' ? { 206: { description: 'The part requested by Range', ...contentOf(result) } } : {};

const other = ({ otherwise = {} }: Operation): ZodOpenApiResponsesObject =>
  Object.fromEntries(
    Object.entries(otherwise).map(([status, schema]) => [
      status,
      {
        description: 'The result, or an error',
        content: { 'application/json': { schema: z.union([schema, Problem]) } },
      },
    ]),
  );

/** Every status with which an operation may respond, with its body. */
export const responsesOf = (operation: Operation): ZodOpenApiResponsesObject => ({
  ...Object.fromEntries(errorStatusesOf(operation).map((status) => [status, errorResponses[status]])),
  [operation.status]: operation.status === 405 ? errorResponses[405] : success(operation),
  ...continued(operation),
  ...part(operation),
  ...other(operation),
});
