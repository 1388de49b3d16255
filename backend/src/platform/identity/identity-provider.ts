import * as client from 'openid-client';
import { z } from 'zod';

/** Who signed in there, as far as the provider tells. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; null when the provider does not vouch for it. */
  readonly verifiedEmail: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What binds the answer to the question. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Any OpenID provider: authorization code with PKCE, state and nonce (OpenID Connect Core §3.1). */
export interface IdentityProvider {
  /**
   * Where to send the browser.
   * @throws Error when the provider does not answer
   */
  begin(): Promise<{ readonly url: string; readonly secrets: SignInSecrets }>;
  /**
   * Who it is, by the query with which the browser came back.
   * @throws SignInDenied when the student said no there; any other Error when the answer does not hold
   */
  complete(query: URLSearchParams, secrets: SignInSecrets): Promise<Claims>;
}

/** The student called it off at the provider. */
export class SignInDenied extends Error {
  override readonly name = 'SignInDenied';
}

interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const patienceSeconds = 10;
const mostBytes = 2_000_000;

/** A provider's answer is small; more is not read (security checklist I3). */
const smallAnswers: client.CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('The answer of the identity provider is too large');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = answer;
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : Buffer.concat(chunks), { status, statusText, headers });
};

const name = z.string().trim().min(1).max(100).nullable().catch(null);
const ProviderClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).nullable().catch(null),
  email_verified: z.literal(true).nullable().catch(null),
  given_name: name,
  family_name: name,
});

/** Asks the provider for its addresses with the first sign-in, and again after a failure. */
export const createIdentityProvider = (
  { issuer, clientId, clientSecret }: ProviderSettings,
  /** Exactly as registered at the provider. */
  redirectUri: string,
): IdentityProvider => {
  const server = new URL(issuer);
  const discover = () =>
    client.discovery(server, clientId, undefined, client.ClientSecretPost(clientSecret), {
      timeout: patienceSeconds,
      [client.customFetch]: smallAnswers,
      // settings allow plain http on this machine alone
      ...(server.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    });

  let found: Promise<client.Configuration> | undefined;
  const configuration = () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined; // the next one asks again
      throw error;
    });
    return found;
  };

  return {
    async begin() {
      const config = await configuration();
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, secrets };
    },

    async complete(query, { state, nonce, codeVerifier }) {
      const answered = new URL(redirectUri);
      answered.search = query.toString();
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), answered, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = ProviderClaims.parse({ email: null, email_verified: null, ...tokens.claims() });
        return {
          issuer: claims.iss,
          subject: claims.sub,
          verifiedEmail: claims.email_verified && claims.email ? claims.email.toLowerCase() : null,
          firstName: claims.given_name,
          lastName: claims.family_name,
        };
      } catch (error) {
        const denied = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
        throw denied ? new SignInDenied('The student called the sign-in off', { cause: error }) : error;
      }
    },
  };
};
