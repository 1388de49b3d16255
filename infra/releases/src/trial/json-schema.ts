import { z } from 'zod';

/** What a comparison reads of a JSON Schema. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | undefined;
  readonly additionalProperties?: unknown;
}
export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
  }),
);

type Named = Readonly<Record<string, Schema>>;

const flatten = (schema: Schema, named: Named): Schema[] => {
  const target = schema.$ref && named[schema.$ref.replace(/^.*\//, '')];
  if (target) return flatten(target, named);
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.flatMap((choice) => flatten(choice, named)) : [schema];
};

/** The alternatives that a schema allows, without references and null. */
export const alternatives = (schema: Schema, named: Named): Schema[] =>
  flatten(schema, named).filter(({ type }) => type !== 'null');

const typesOf = ({ type }: Schema) => (typeof type === 'string' ? [type] : type);

/** The types that a schema allows, an integer as a number; undefined when it does not say. */
export const typesIn = (schema: Schema, named: Named): string[] | undefined => {
  const types = flatten(schema, named).map(typesOf);
  if (!types.every((list) => list !== undefined)) return undefined;
  return [...new Set(types.flat().map((type) => (type === 'integer' ? 'number' : type)))];
};

/** The texts that a schema allows; undefined when it allows others than listed ones. */
export const textsOf = (choices: readonly Schema[]): unknown[] | undefined => {
  const lists = choices.map((choice) => ('const' in choice ? [choice.const] : choice.enum));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
};

/** The fields of all its alternatives together, and those that each requires. */
export const fieldsOf = (choices: readonly Schema[]) => {
  const objects = choices.filter(({ properties }) => properties !== undefined);
  const all = Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<string, Schema>;
  const fields = Object.keys(all).filter((name) => all[name]?.format !== 'binary'); // a form's file is no field of a contract
  const required = fields.filter((name) => objects.every((one) => one.required?.includes(name)));
  return { isObject: objects.length > 0, all, required };
};
