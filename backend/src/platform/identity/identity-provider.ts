import * as client from 'openid-client';
import { z } from 'zod';

/** Who signed in, as far as the provider reports it. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; null when the provider has not verified it. */
  readonly verifiedEmail: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The address of a picture. */
  readonly picture: string | null;
}

/** Binds the response to the request. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Any OpenID provider: authorization code with PKCE, state and nonce (OpenID Connect Core §3.1). */
export interface IdentityProvider {
  /**
   * Returns the address to send the browser to. `again` asks the provider to make sure who it is even where it still
   * knows them (OpenID Connect Core §3.1.2.1, `max_age`); not all of them do.
   * @throws Error when the provider does not respond
   */
  begin(how?: { readonly again: boolean }): Promise<{ readonly url: string; readonly secrets: SignInSecrets }>;
  /**
   * Identifies the student from the query with which the browser returned.
   * @throws SignInDenied when the student cancelled; any other Error when the response is not valid
   */
  complete(query: URLSearchParams, secrets: SignInSecrets): Promise<Claims>;
}

/** The student cancelled the sign-in at the provider. */
export class SignInDenied extends Error {
  override readonly name = 'SignInDenied';
}

interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const timeoutSeconds = 10;
const maxBytes = 2_000_000;

/** Limits the size of the provider's responses (security checklist I3). */
const limitedFetch: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('The response of the identity provider is too large');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
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
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
});

/** Discovers the endpoints of the provider at the first sign-in, and again after a failure. */
export const createIdentityProvider = (
  { issuer, clientId, clientSecret }: ProviderSettings,
  /** Exactly as registered at the provider. */
  redirectUri: string,
): IdentityProvider => {
  const server = new URL(issuer);
  const discover = () =>
    client.discovery(server, clientId, undefined, client.ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      [client.customFetch]: limitedFetch,
      // the settings allow plain http only on this machine
      ...(server.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    });

  let found: Promise<client.Configuration> | undefined;
  const configuration = () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined; // the next sign-in tries again
      throw error;
    });
    return found;
  };

  return {
    async begin({ again } = { again: false }) {
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
        ...(again && { max_age: '0' }),
      });
      return { url: url.href, secrets };
    },

    async complete(query, { state, nonce, codeVerifier }) {
      const returned = new URL(redirectUri);
      returned.search = query.toString();
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), returned, {
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
          picture: claims.picture,
        };
      } catch (error) {
        const denied = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
        throw denied ? new SignInDenied('The student cancelled the sign-in', { cause: error }) : error;
      }
    },
  };
};
