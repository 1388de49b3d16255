import { z } from 'zod';

const JsonSchema = z.record(z.string(), z.unknown());

const Called = z.object({
  method: z.string(),
  path: z.string(),
  query: JsonSchema.optional(),
  body: JsonSchema.optional(),
  result: JsonSchema.optional(),
});
/** An endpoint that a build calls, with JSON Schemas of what it sends and of what it expects. */
export type Called = z.infer<typeof Called>;

/** `mf-needs.json`, which a remote's build writes: what it needs of the API and of the shell. */
export const Needs = z.object({
  endpoints: z.array(Called),
  /** The names that it imports, by lent package. */
  imports: z.record(z.string(), z.array(z.string())),
});
