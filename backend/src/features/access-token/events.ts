import { AccessTokenId, accessScopes, UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const AccessTokenEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('AccessTokenCreated'),
    data: z.object({
      accessTokenId: AccessTokenId,
      ownerId: UserId,
      name: z.string(),
      scopes: z.array(z.enum(accessScopes)),
      /** ISO 8601 UTC. null: it works until it is revoked. */
      expiresAt: z.string().nullable(),
    }),
  }),
  /** It works no more, and never again. */
  z.object({ type: z.literal('AccessTokenRevoked'), data: z.object({ accessTokenId: AccessTokenId }) }),
]);
export type AccessTokenEvent = z.infer<typeof AccessTokenEvent>;
