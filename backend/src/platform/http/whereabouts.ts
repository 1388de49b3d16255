import type { RejectionCode, UserId } from '@hub/contracts';
import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection } from '../decider.ts';
import { stateOf } from './state.ts';

/** Ids that lead nowhere while what their things are in is deleted. */
export interface Whereabouts {
  /** The very schema by which routes take such an id. */
  readonly id: z.ZodType;
  /** What is said of one that leads nowhere. */
  readonly missing: RejectionCode;
  readonly isHidden: (ownerId: UserId, id: string) => Promise<boolean>;
}

const Named = z.record(z.string(), z.string()).optional();

/**
 * Asked before any read and any command of a student: what lies in something deleted looks like what does not exist.
 * @throws Rejection the `missing` of the first such id
 */
export const demandThere = async (ctx: Context, schema: z.ZodType | undefined, params: unknown): Promise<void> => {
  const { userId, whereabouts } = stateOf(ctx);
  if (!userId || !(schema instanceof z.ZodObject)) return;
  const ids = Named.parse(params) ?? {};
  for (const [name, shape] of Object.entries(schema.shape)) {
    const found = whereabouts.get(shape);
    if (found && (await found.isHidden(userId, ids[name] ?? ''))) throw new Rejection(found.missing);
  }
};
