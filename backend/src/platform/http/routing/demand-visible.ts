import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { stateOf } from '../index.ts';

const Named = z.record(z.string(), z.string()).optional();

/**
 * Asked before any read and any command of a student: what lies in something deleted looks like what does not exist.
 * @throws Rejection the `missing` of the first such id
 */
export const demandVisible = async (ctx: Context, schema: z.ZodType | undefined, params: unknown): Promise<void> => {
  const { userId, hiddenIds } = stateOf(ctx);
  if (!userId || !(schema instanceof z.ZodObject)) return;
  const ids = Named.parse(params) ?? {};
  for (const [name, shape] of Object.entries(schema.shape)) {
    const found = hiddenIds.get(shape);
    if (found && (await found.isHidden(userId, ids[name] ?? ''))) throw new Rejection(found.missing);
  }
};
