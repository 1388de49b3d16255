import type Router from '@koa/router';
import { mountNavigation, ownPath, ReturnTo } from '../../platform/http/routing/index.ts';
import { SignInDenied } from '../../platform/identity/index.ts';
import type { UserDeps } from './deps.ts';
import { studentByProvider } from './provider-account.ts';

const failed = (error: string) => `/auth?error=${error}`;

/** Sign-in by an identity provider: there and back (decisions Q3, Q30). */
export const providerRoutes = (router: Router, deps: UserDeps): void => {
  const { identityProvider: provider, startSignIn, takeSignIn, providerSignIns, log } = deps;

  mountNavigation(router, { path: '/api/auth/google', query: ReturnTo }, async ({ query, ticket, caller }) => {
    if (!provider) return failed('google_unavailable');
    await providerSignIns.count(caller);
    const begun = await provider.begin().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'the identity provider does not answer');
      return null;
    });
    if (!begun) return failed('google_unavailable');
    const returnTo = ownPath(query.get('returnTo') ?? undefined);
    ticket.write(await startSignIn({ ...begun.secrets, returnTo }));
    return begun.url;
  });

  mountNavigation(router, { path: '/api/auth/google/callback' }, async ({ query, ticket, session, correlationId }) => {
    const own = ticket.read();
    ticket.drop();
    const signIn = own === undefined ? null : await takeSignIn(own);
    if (!provider || !signIn) return failed('failed');
    try {
      const claims = await provider.complete(query, signIn);
      await session.signIn(await studentByProvider(deps, claims, { session, correlationId }));
      return signIn.returnTo;
    } catch (error) {
      if (error instanceof SignInDenied) return failed('access_denied');
      throw error;
    }
  });
};
