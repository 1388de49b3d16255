import type { Kind } from './belongings.ts';

/** Stands in a row for the id of a thing of this kind. */
export class Of {
  readonly kind: Kind;

  constructor(kind: Kind) {
    this.kind = kind;
  }
}

export const of = (kind: Kind) => new Of(kind);

type Parts<Value> = Readonly<Record<string, Value>>;

/** What is sent, apart from method and path. */
export interface Sent<Value = string> {
  readonly params?: Parts<Value>;
  readonly query?: Parts<Value>;
  readonly body?: unknown;
  /** Beside those that a browser sends. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body comes as fields beside a file. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: string };
}

/** A request that its route takes from a student whose things it names. */
export interface Row extends Sent<string | Of> {
  /** What it answers to that student in a test, where it is not what success is: nobody does the work of AI here. */
  readonly status?: number;
  /** Ids narrow a list: what is not the student's leaves nothing of it. */
  readonly narrows?: true;
  /** Places whose id must be that of another place: any other one is refused as such, whosever it is. */
  readonly repeats?: readonly string[];
}

/** Where an id stands, as `body.answers.0.questionId`, and what it is the id of. */
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

/** The row as a request, with the ids that are given for its places. */
export const filled = ({ params, query, body, file }: Row, idAt: IdAt): Sent => ({
  params: filledParts(params, 'params', idAt),
  query: filledParts(query, 'query', idAt),
  body: filledIn(body, 'body', idAt),
  ...(file && { file }),
});
