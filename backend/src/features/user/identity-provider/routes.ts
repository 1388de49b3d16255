import type Router from '@koa/router';
import { mountNavigation, safeReturnPath, ReturnTo } from '../../../platform/http/routing/index.ts';
import { SignInDenied } from '../../../platform/identity/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { signInOrAsk } from '../second-factor/sign-in.ts';
import { studentByProvider } from './student-by-provider.ts';

const failed = (error: string) => `/auth?error=${error}`;
const codeScreen = (returnTo: string) => `/auth?${new URLSearchParams({ step: 'code', returnTo }).toString()}`;

/** Sign-in by an identity provider: redirect and callback (decisions Q3, Q30). */
export const providerRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { identityProvider: provider, startSignIn, takeSignIn, providerSignIns, log } = dependencies;

  mountNavigation(router, { path: '/api/auth/google', query: ReturnTo }, async ({ query, ticket, caller, user }) => {
    if (!provider) return failed('google_unavailable');
    await providerSignIns.count(caller);
    // a student who is signed in comes here to show who they are
    const begun = await provider.begin({ again: user !== null }).catch((error: unknown) => {
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
      const userId = await studentByProvider(dependencies, claims, { session, correlationId });
      const isIn = await signInOrAsk(dependencies, { session, ticket }, { userId, passwordHash: null });
      return isIn ? signIn.returnTo : codeScreen(signIn.returnTo);
    } catch (error) {
      if (error instanceof SignInDenied) return failed('access_denied');
      throw error;
    }
  });
};
