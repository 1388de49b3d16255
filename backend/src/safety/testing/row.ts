import type { Kind } from './belongings.ts';

/** A placeholder for the id of a thing of this kind. */
export class Of {
  readonly kind: Kind;

  constructor(kind: Kind) {
    this.kind = kind;
  }
}

export const of = (kind: Kind) => new Of(kind);

type Parts<Value> = Readonly<Record<string, Value>>;

/** The request without method and path. */
export interface Sent<Value = string> {
  readonly params?: Parts<Value>;
  readonly query?: Parts<Value>;
  readonly body?: unknown;
  /** In addition to a browser's headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the body as form fields with a file. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: string };
}

/** A request that its route accepts from a student who owns the things it names. */
export interface Row extends Sent<string | Of> {
  /** The status for that student in a test, if it is not the route's success: there is no AI worker here. */
  readonly status?: number;
  /** Ids filter a list, and a foreign id leaves it like this. */
  readonly empty?: object;
  /** Places whose id must match another place: any other id is rejected as such, even the student's own. */
  readonly repeats?: readonly string[];
}

/** The place of an id, such as `body.answers.0.questionId`, and the kind of thing it names. */
interface Place {
  readonly path: string;
  readonly kind: Kind;
}

const placesIn = (value: unknown, path: string): Place[] => {
  if (value instanceof Of) return [{ path, kind: value.kind }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, `${path}.${name}`));
};

export const placesOf = ({ params, query, body }: Row): Place[] => [
  ...placesIn(params, 'params'),
  ...placesIn(query, 'query'),
  ...placesIn(body, 'body'),
];

type IdAt = (path: string) => string;

const filledIn = (value: unknown, path: string, idAt: IdAt): unknown => {
  if (value instanceof Of) return idAt(path);
  if (Array.isArray(value)) return value.map((inner, index) => filledIn(inner, `${path}.${index}`, idAt));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, filledIn(inner, `${path}.${name}`, idAt)]);
  return Object.fromEntries(entries);
};

const filledParts = (parts: Parts<string | Of> = {}, name: string, idAt: IdAt) =>
  Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, value instanceof Of ? idAt(`${name}.${key}`) : value]),
  );

/** The row as a request, with the given ids in its places. */
export const filled = ({ params, query, body, file }: Row, idAt: IdAt): Sent => ({
  params: filledParts(params, 'params', idAt),
  query: filledParts(query, 'query', idAt),
  body: filledIn(body, 'body', idAt),
  ...(file && { file }),
});
