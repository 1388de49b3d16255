import * as contracts from '@hub/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, templateOf } from '../http/open-api/index.ts';
import type { Operation } from '../http/routing/index.ts';

/** A request and its response, as far as the document describes them. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly type: string | null;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** Throws when a response does not match the API's document. */
type Check = (exchange: Exchange) => void;

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Returns a function that checks responses against the OpenAPI document of these operations. */
export const documentCheck = (operations: readonly Operation[]): Check => {
  const document = openApiDocument(operations, contracts);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();
  const routes = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));

  const validator = (at: string) => {
    const cached = validators.get(at) ?? ajv.compile({ $ref: `api#${at}` });
    validators.set(at, cached);
    return cached;
  };

  const responseOf = (operation: Operation, status: number) => {
    const method = operation.method.toLowerCase() as 'get';
    const template = templateOf(operation.path);
    const response = document.paths?.[template]?.[method]?.responses?.[`${status}` as '200'];
    if (!response) return undefined;
    if (!('$ref' in response)) return { response, at: pointer('paths', template, method, 'responses', `${status}`) };
    const name = response.$ref.split('/').at(-1) ?? '';
    const shared = document.components?.responses?.[name];
    return shared && !('$ref' in shared)
      ? { response: shared, at: pointer('components', 'responses', name) }
      : undefined;
  };

  return ({ method, path, status, type, body }) => {
    const pathname = path.split('?')[0] ?? '';
    const route = routes.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname));
    if (!route) return;
    const summary = `${method} ${path} returned ${status}`;
    const found = responseOf(route.operation, status);
    if (!found) throw new Error(`${summary}, which its document does not list`);
    const { response, at } = found;
    const [media] = Object.keys(response.content ?? {});
    if (media === 'application/json') {
      const validate = validator(`${at}${pointer('content', media, 'schema')}`);
      if (!validate(body))
        throw new Error(`${summary} with another body than documented: ${ajv.errorsText(validate.errors)}`);
    } else if (media && media !== '*/*' && !type?.startsWith(media)) {
      throw new Error(`${summary} as ${type} instead of ${media}`);
    }
  };
};

const checks = new Map<string, Check>();

/** Checks every response that test clients get from this origin against the document. */
export const checkAgainstDocument = (origin: string, operations: readonly Operation[]): void => {
  let check: Check | undefined;
  checks.set(origin, (exchange) => (check ??= documentCheck(operations))(exchange));
};

/** @throws Error when the response does not match the document of that origin */
export const checkResponse = (origin: string, exchange: Exchange): void => checks.get(origin)?.(exchange);
