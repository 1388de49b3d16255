import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Access, Operation } from '../routing/index.ts';
import { answersOf } from './responses.ts';
import { type Exports, inWords, nameSchemas, operationNames } from './names.ts';

/** OpenAPI 3.1, as a value for JSON. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const security: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  student: [{ session: [] }],
  worker: [{ worker: [] }],
};

/** `/api/tasks/:id` → `/api/tasks/{id}` */
export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const tagOf = ({ path }: Operation) => /^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? 'api';

const fieldsOf = (schema: z.ZodType | undefined) => {
  if (schema === undefined || schema instanceof z.ZodObject) return schema;
  throw new Error('Parameters are an object with a field for each of them');
};

const headers = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({ description: 'The same key: the same request, done once, with the same answer for 24 hours' }),
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
  const { params, query, method, access } = operation;
  const path = fieldsOf(params);
  const asked = fieldsOf(query);
  return {
    operationId,
    summary: inWords(operationId),
    tags: [tagOf(operation)],
    security: security[access],
    requestParams: {
      ...(path && { path }),
      ...(asked && { query: asked }),
      ...(method !== 'GET' && { header: headers }),
    },
    ...bodyOf(operation),
    responses: answersOf(operation),
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

/**
 * The OpenAPI 3.1 document of these operations; schemas and operations have the names under which `exports` holds them.
 * @throws Error when parameters are described by anything but an object
 */
export const openApiDocument = (operations: readonly Operation[], exports: Exports): OpenApiDocument => {
  nameSchemas(exports);
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Academic Hub',
      version: '1',
      description:
        'The calls of Academic Hub. Every refusal is `{ message }`, with a stable `code` where the domain refuses. ' +
        'Contracts grow by optional fields; a breaking change is a new call.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Set by signing in' },
        worker: { type: 'http', scheme: 'bearer', description: 'Of workflow activities alone' },
      },
    },
    paths: pathsOf(operations, operationNames(exports)),
  });
};
