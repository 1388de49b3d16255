import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.gen.ts';

export type { paths } from './api.gen.ts';

/** The API's shapes by name, such as `Schemas['TaskView']`. */
export type Schemas = components['schemas'];

/** Why the API refused a request: a sentence for people, and a stable code for programs where there is one. */
export type HubProblem = Schemas['Problem'];

/** Where the hub is, and how the program shows whose it is. */
export interface HubAccess {
  /** Such as `https://hub.example.edu`. */
  readonly url: string;
  /** A personal access token from the settings, `hub_…`. */
  readonly token: string;
  /** IANA name: which day "today" is. The default is that of this machine. */
  readonly timeZone?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Calls by method and path, as in the API's document: `client.GET('/api/classes')`. Each returns `data` or `error`. */
export type HubClient = Client<paths>;

/** Every change gets its own key, so that a request that is sent twice changes nothing twice. */
const withKey: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    return request;
  },
};

/**
 * A client of the hub's API for one student. It follows no redirect, so the token is sent to this address alone.
 * @throws TypeError for an address that is none
 */
export const createHubClient = ({ url, token, timeZone, fetch }: HubAccess): HubClient => {
  const client = createFetchClient<paths>({
    baseUrl: new URL(url).origin,
    redirect: 'error',
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Time-Zone': timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    ...(fetch && { fetch }),
  });
  client.use(withKey);
  return client;
};
