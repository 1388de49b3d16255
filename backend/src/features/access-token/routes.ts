import { AccessTokenId, createAccessToken, listAccessTokens, revokeAccessToken } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { AccessTokenStore } from '../../platform/identity/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { AccessTokenCommand } from './decider.ts';
import type { accessTokenQueries } from './queries.ts';

export interface AccessTokenDependencies extends ReturnType<typeof accessTokenQueries> {
  readonly handle: (command: AccessTokenCommand, context: CommandContext) => Promise<RecordedEvents>;
  readonly store: AccessTokenStore;
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export const accessTokenRoutes = (router: Router, dependencies: AccessTokenDependencies): void => {
  const { handle, store, tokensOf, tokenAfter } = dependencies;

  mount(router, listAccessTokens, async ({ user }) => tokensOf(user.id, await store.lastUses(user.id)));

  mount(router, createAccessToken, async ({ body: { name, scopes, days }, user, session, context }) => {
    session.requireProven();
    const id = AccessTokenId.parse(context.newId());
    const expiresAt = days === null ? null : inDays(days);
    const secret = await store.add({ id, userId: user.id, scopes, expiresAt });
    const terms = { name, scopes, expiresAt };
    const command = { type: 'CreateAccessToken', accessTokenId: id, by: user.id, terms } as const;
    return { ...(await tokenAfter(user.id, id, await handle(command, context))), secret };
  });

  mount(router, revokeAccessToken, async ({ params: { id }, user, context }) => {
    await store.revoke(user.id, id); // first: from now on it opens nothing, even without the event log
    await handle({ type: 'RevokeAccessToken', accessTokenId: id, by: user.id }, context);
    return undefined;
  });
};
