import { scopeFor } from '@hub/contracts';
import { productVersion } from '@hub/telemetry';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Operation } from '../routing/index.ts';
import { responsesOf } from './responses.ts';
import { announcementsIn, type Exports, inWords, nameSchemas, operationNames } from './names.ts';

/** An OpenAPI 3.1 document, ready for JSON. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const securityOf = (operation: Operation): Record<string, string[]>[] => {
  const { access } = operation;
  if (access === 'public') return [];
  if (access === 'worker') return [{ worker: [] }];
  if (access === 'team') return [{ team: [] }];
  const scope = scopeFor(operation);
  return scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }];
};

/** `/api/tasks/:id` → `/api/tasks/{id}` */
export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const tagOf = ({ path }: Operation) => /^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? 'api';

const fieldsOf = (schema: z.ZodType | undefined) => {
  if (schema === undefined || schema instanceof z.ZodObject) return schema;
  throw new Error('Parameters must be described by an object with one field each');
};

const headers = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({ description: 'Requests with the same key are carried out once and get the same response for 24 hours' }),
});

const bodyOf = ({ body, multipart, method }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (!multipart)
    return body
      ? { requestBody: { required: method !== 'DELETE', content: { 'application/json': { schema: body } } } }
      : {};
  const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
  const part = multipart === 'one file' ? file : file.optional();
  const form = z.object({ file: part, ...fieldsOf(body)?.shape });
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
};

const described = (operation: Operation, operationId: string): ZodOpenApiOperationObject => {
  const { params, query, method } = operation;
  const path = fieldsOf(params);
  const queryFields = fieldsOf(query);
  return {
    operationId,
    summary: inWords(operationId),
    tags: [tagOf(operation)],
    security: securityOf(operation),
    requestParams: {
      ...(path && { path }),
      ...(queryFields && { query: queryFields }),
      ...(method !== 'GET' && { header: headers }),
    },
    ...bodyOf(operation),
    responses: responsesOf(operation),
  };
};

const pathsOf = (operations: readonly Operation[], nameOf: (operation: Operation) => string) => {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const operation of operations) {
    const path = templateOf(operation.path);
    const method = operation.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: described(operation, nameOf(operation)) };
  }
  return paths;
};

const webhooksOf = (exports: Exports): Record<string, ZodOpenApiPathsObject[string]> =>
  Object.fromEntries(
    announcementsIn(exports).map(({ announces, summary, headers: header, body }) => [
      announces,
      {
        post: {
          operationId: announces,
          summary,
          requestParams: { header },
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { '2XX': { description: 'Accepted' } },
        },
      },
    ]),
  );

/**
 * The OpenAPI 3.1 document of these operations; schemas and operations are named after the keys of `exports`.
 * @throws Error when parameters are not described by an object
 */
export const openApiDocument = (operations: readonly Operation[], exports: Exports): OpenApiDocument => {
  nameSchemas(exports);
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Academic Hub',
      version: productVersion,
      description:
        'The API of Academic Hub. Every error is `{ message }`, with a stable `code` where the domain rejects the request. ' +
        'Contracts grow by optional fields; a breaking change is a new operation.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Set by signing in' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal access token of the student, with the scope `read` or `write`',
        },
        team: { type: 'http', scheme: 'bearer', description: 'The token of a team that releases screens' },
        worker: { type: 'http', scheme: 'bearer', description: 'For workflow activities only' },
      },
    },
    paths: pathsOf(operations, operationNames(exports)),
    webhooks: webhooksOf(exports),
  });
};
