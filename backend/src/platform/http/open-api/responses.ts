import { Problem, rejections } from '@hub/contracts';
import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Operation } from '../routing/index.ts';

/** What a status means here (decision Q161). */
const meanings = {
  400: ['BadRequest', 'A field, the Idempotency-Key or the whole request is malformed'],
  401: ['Unauthorized', 'Nobody is signed in, or the credentials are wrong'],
  403: ['CrossSite', 'Another site made the browser send this'],
  404: ['NotFound', 'Unknown, or not the caller’s own: the answer does not tell them apart'],
  405: ['MethodNotAllowed', 'Not to be called by this method'],
  409: ['Conflict', 'Contradicts what is there'],
  413: ['TooLarge', 'The request or the list is too large'],
  415: ['WrongType', 'The body or the file is of a type that is not accepted'],
  416: ['NoSuchPart', 'The file does not reach to the part that is asked for'],
  422: ['Unprocessable', 'Understood, and still not to be done'],
  429: ['TooMany', 'Too many requests; Retry-After says when to come again'],
  500: ['Failure', 'A fault of the service'],
  503: ['Unavailable', 'A part of the service is away; Retry-After says when to come again'],
  507: ['StorageFull', 'The service has run out of space'],
} as const;
type Refused = keyof typeof meanings;

const codesOf = (wanted: number) =>
  Object.entries(rejections).flatMap(([code, { status }]) => (status === wanted ? [`\`${code}\``] : []));

const refusal = (status: Refused): ZodOpenApiResponseObject => {
  const [id, meaning] = meanings[status];
  const codes = codesOf(status);
  const description = codes.length > 0 ? `${meaning}. Codes: ${codes.join(', ')}.` : `${meaning}.`;
  return { id, description, content: { 'application/json': { schema: Problem } } };
};

const refusals = Object.fromEntries(
  Object.keys(meanings).map((status) => [status, refusal(Number(status) as Refused)]),
) as Record<Refused, ZodOpenApiResponseObject>;

/** By the platform's own rules: what each middleware and part of a request may refuse. */
const refusedBy = ({ method, access, params, query, body, result }: Operation): Refused[] => {
  const reads = method === 'GET';
  const names = params ?? query ?? body;
  return [
    ...(query || !reads ? [400 as const] : []),
    ...(access === 'student' || !reads ? [401 as const] : []),
    ...(reads ? [] : ([403, 409, 415, 422, 507] as const)),
    ...(names || access === 'worker' ? [404 as const] : []),
    ...(!reads || result instanceof z.ZodArray ? [413 as const] : []),
    ...(result === 'file' ? [416 as const] : []),
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
    return { description: 'Leads elsewhere', headers: { Location: { required: true, schema: { type: 'string' } } } };
  return { description: result instanceof z.ZodUndefined ? 'Done' : 'The answer', ...contentOf(operation.result) };
};

const goesOn = ({ mayGoOn, result }: Operation): ZodOpenApiResponsesObject =>
  mayGoOn ? { 202: { description: 'The work goes on; the event stream tells its end', ...contentOf(result) } } : {};

const part = ({ result }: Operation): ZodOpenApiResponsesObject =>
  result === 'file' ? { 206: { description: 'The part that is asked for by Range', ...contentOf(result) } } : {};

const other = ({ otherwise = {} }: Operation): ZodOpenApiResponsesObject =>
  Object.fromEntries(
    Object.entries(otherwise).map(([status, schema]) => [
      status,
      {
        description: 'The answer, or a refusal',
        content: { 'application/json': { schema: z.union([schema, Problem]) } },
      },
    ]),
  );

/** Every status that an operation may answer, with its body. */
export const answersOf = (operation: Operation): ZodOpenApiResponsesObject => ({
  ...Object.fromEntries(refusedBy(operation).map((status) => [status, refusals[status]])),
  [operation.status]: operation.status === 405 ? refusals[405] : success(operation),
  ...goesOn(operation),
  ...part(operation),
  ...other(operation),
});
