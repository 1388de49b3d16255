import type Router from '@koa/router';
import { mountNavigation, safeReturnPath, ReturnTo } from '../../../platform/http/routing/index.ts';
import { SignInDenied } from '../../../platform/identity/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { studentByProvider } from './student-by-provider.ts';

const failed = (error: string) => `/auth?error=${error}`;

/** Sign-in by an identity provider: redirect and callback (decisions Q3, Q30). */
export const providerRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { identityProvider: provider, startSignIn, takeSignIn, providerSignIns, log } = dependencies;

  mountNavigation(router, { path: '/api/auth/google', query: ReturnTo }, async ({ query, ticket, caller }) => {
    if (!provider) return failed('google_unavailable');
    await providerSignIns.count(caller);
    const begun = await provider.begin().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'the identity provider does not respond');
      return null;
    });
    if (!begun) return failed('google_unavailable');
    const returnTo = safeReturnPath(query.get('returnTo') ?? undefined);
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
      await session.signIn(await studentByProvider(dependencies, claims, { session, correlationId }));
      return signIn.returnTo;
    } catch (error) {
      if (error instanceof SignInDenied) return failed('access_denied');
      throw error;
    }
  });
};
