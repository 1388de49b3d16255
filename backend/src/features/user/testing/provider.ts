import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { httpClient, type Cookies } from '../../../platform/testing/http-client.ts';

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
}

/** A real OpenID provider on loopback, whose users sign in without interaction. */
export interface TestProvider {
  readonly issuer: string;
  /** Sets the user of the browser; null declines the sign-in. */
  person: Person | null;
  /** Takes a browser through the sign-in, from the product's redirect; returns the URL of the redirect back. */
  visit(address: string): Promise<URL>;
  stop(): Promise<void>;
}

export const client = { clientId: 'academic-hub', clientSecret: 'the-secret-of-the-test-client' };

/** @param redirectUri the only one that is registered */
export const startProvider = async (redirectUri: string): Promise<TestProvider> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const people = new Map<string, Person>();
  const state: { person: Person | null } = { person: null };
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['of the test'] },
    interactions: { url: (_ctx, { uid }) => `/ask/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/ask/')) return void serve(request, response);
    const { person } = state;
    if (person) people.set(person.sub, person);
    const answer = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, answer);
  });

  return {
    issuer,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    async visit(address) {
      const cookies: Cookies = new Map();
      let next = new URL(address);
      while (next.origin === issuer) {
        const { headers } = await httpClient(issuer, {}, cookies).get(next.pathname + next.search);
        next = new URL(headers.get('location') ?? '', next);
      }
      return next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
