import { UserId } from '@hub/contracts';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../encryption/index.ts';

/** A workflow, and the student whose data it may read and change. */
export interface WorkflowIdentity {
  readonly workflowId: string;
  readonly studentId: UserId;
}

const validMs = 15 * 60_000;

const Claims = z.tuple([z.string(), UserId, z.number()]);

const macOf = (secrets: Secrets, claims: string) => secrets.fingerprint('workflow token', claims);

/** A token by which a worker acts for one workflow, for 15 minutes. Nothing is stored: every instance can check it. */
export const signWorkflowToken = (
  secrets: Secrets,
  { workflowId, studentId }: WorkflowIdentity,
  now = Date.now(),
): { token: string; expiresAt: string } => {
  const until = now + validMs;
  const claims = Buffer.from(JSON.stringify([workflowId, studentId, until])).toString('base64url');
  return { token: `${claims}.${macOf(secrets, claims)}`, expiresAt: new Date(until).toISOString() };
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Null for a token that is forged, altered or expired. */
export const readWorkflowToken = (secrets: Secrets, token: string, now = Date.now()): WorkflowIdentity | null => {
  const [claims = '', mac = ''] = token.split('.');
  if (!isSame(macOf(secrets, claims), mac)) return null;
  const [workflowId, studentId, until] = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return until > now ? { workflowId, studentId } : null;
};
