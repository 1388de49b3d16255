import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { stateOf } from '../index.ts';

const IdParams = z.record(z.string(), z.string()).optional();

/**
 * Called before every read and command of a student: a thing inside something deleted looks as if it did not exist.
 * @throws Rejection with the `missing` code of the first such id
 */
export const requireVisible = async (ctx: Context, schema: z.ZodType | undefined, params: unknown): Promise<void> => {
  const { userId, hiddenIds } = stateOf(ctx);
  if (!userId || !(schema instanceof z.ZodObject)) return;
  const ids = IdParams.parse(params) ?? {};
  for (const [name, shape] of Object.entries(schema.shape)) {
    const rule = hiddenIds.get(shape);
    if (rule && (await rule.isHidden(userId, ids[name] ?? ''))) throw new Rejection(rule.missing);
  }
};
