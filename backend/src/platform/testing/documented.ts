import * as contracts from '@hub/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, templateOf } from '../http/open-api/index.ts';
import type { Operation } from '../http/routing/index.ts';

/** A request and what came back, as far as the document speaks of it. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly type: string | null;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** Throws when an answer is not what the API's document says. */
type Hold = (exchange: Exchange) => void;

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Holds answers to the OpenAPI document of these operations. */
export const documented = (operations: readonly Operation[]): Hold => {
  const document = openApiDocument(operations, contracts);
  const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();
  const routes = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));

  const validator = (at: string) => {
    const known = validators.get(at) ?? ajv.compile({ $ref: `api#${at}` });
    validators.set(at, known);
    return known;
  };

  const answerOf = (operation: Operation, status: number) => {
    const method = operation.method.toLowerCase() as 'get';
    const template = templateOf(operation.path);
    const answer = document.paths?.[template]?.[method]?.responses?.[`${status}` as '200'];
    if (!answer) return undefined;
    if (!('$ref' in answer)) return { answer, at: pointer('paths', template, method, 'responses', `${status}`) };
    const name = answer.$ref.split('/').at(-1) ?? '';
    const shared = document.components?.responses?.[name];
    return shared && !('$ref' in shared) ? { answer: shared, at: pointer('components', 'responses', name) } : undefined;
  };

  return ({ method, path, status, type, body }) => {
    const wanted = path.split('?')[0] ?? '';
    const route = routes.find(({ operation, pattern }) => operation.method === method && pattern.test(wanted));
    if (!route) return;
    const said = `${method} ${path} answered ${status}`;
    const found = answerOf(route.operation, status);
    if (!found) throw new Error(`${said}, which its document does not name`);
    const { answer, at } = found;
    const [media] = Object.keys(answer.content ?? {});
    if (media === 'application/json') {
      const holds = validator(`${at}${pointer('content', media, 'schema')}`);
      if (!holds(body)) throw new Error(`${said} with another body than documented: ${ajv.errorsText(holds.errors)}`);
    } else if (media && media !== '*/*' && !type?.startsWith(media)) {
      throw new Error(`${said} as ${type} instead of ${media}`);
    }
  };
};

const holds = new Map<string, Hold>();

/** From now on every answer that a test client gets from there is held to the document. */
export const holdToDocument = (origin: string, operations: readonly Operation[]): void => {
  let hold: Hold | undefined;
  holds.set(origin, (exchange) => (hold ??= documented(operations))(exchange));
};

/** @throws Error when the answer is not what the document of that origin says */
export const checkAnswer = (origin: string, exchange: Exchange): void => holds.get(origin)?.(exchange);
