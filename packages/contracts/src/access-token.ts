import { z } from 'zod';
import { Day, Instant } from './date.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { requiredText } from './text.ts';

export const AccessTokenId = z.uuid().brand<'AccessTokenId'>();
export type AccessTokenId = z.infer<typeof AccessTokenId>;

/** `read`: see everything; `write`: add, change and delete. One does not include the other. */
export const accessScopes = ['read', 'write'] as const;
const AccessScope = z.enum(accessScopes, 'Please choose what the token may do');
export type AccessScope = z.infer<typeof AccessScope>;

export const accessTokenLimits = { name: 60, tokens: 20, days: 366 } as const;

/** How long a token works at most, in days; null: until it is revoked. */
export const AccessTokenForm = z.object({
  name: requiredText('Name', accessTokenLimits.name, 'Please give the token a name'),
  scopes: z
    .array(AccessScope)
    .min(1, 'Please choose what the token may do')
    .max(accessScopes.length)
    .transform((scopes) => accessScopes.filter((scope) => scopes.includes(scope))),
  days: z.number().int().min(1).max(accessTokenLimits.days).nullable().default(null),
});
export type AccessTokenForm = z.infer<typeof AccessTokenForm>;

/** A token for a student’s programs, without its secret. */
export const AccessTokenView = z.object({
  id: AccessTokenId,
  name: z.string(),
  scopes: z.array(AccessScope),
  /** Null: it works until it is revoked. */
  expiresAt: Instant.nullable(),
  /** In UTC; null: not yet. */
  lastUsedOn: Day.nullable(),
  createdAt: Instant,
});
export type AccessTokenView = z.infer<typeof AccessTokenView>;

/** `secret` is sent as `Authorization: Bearer <secret>`; no one can see it again. */
export const CreatedAccessToken = AccessTokenView.extend({ secret: z.string() });
export type CreatedAccessToken = z.infer<typeof CreatedAccessToken>;

/** The tokens of the student that were not revoked, oldest first. */
export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/account/tokens',
  result: z.array(AccessTokenView),
});
/** 403 `proof_required` without a present proof; 409 `too_many_tokens` above 20. */
export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens',
  body: AccessTokenForm,
  result: CreatedAccessToken,
  status: 201,
});
/** It works no more, for good. */
export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/account/tokens/:id',
  params: z.object({ id: AccessTokenId }),
  result: z.undefined(),
});

/**
 * What no token may do: the account, its sign-in and its data as a whole, what a role allows, addresses that work without any token, and the
 * stream of changes, which would outlive a token.
 */
const forSessions = [
  '/api/account',
  '/api/auth',
  '/api/calendar-feeds',
  '/api/live',
  '/api/operations',
  '/api/releases',
  '/api/team',
];

/** The scope that a token needs for an endpoint of students; null: no token may call it. */
export const scopeFor = ({
  method,
  path,
}: Pick<Endpoint, 'method'> & { readonly path: string }): AccessScope | null => {
  if (forSessions.some((each) => path === each || path.startsWith(`${each}/`))) return null;
  return method === 'GET' ? 'read' : 'write';
};
