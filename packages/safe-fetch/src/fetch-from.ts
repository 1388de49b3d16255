import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { NotPublicError } from './public-address.ts';
import { isWithin, type Reach, requestPublicly } from './public-request.ts';

/** Why nothing was fetched; `not_public`: the address leads to this machine or its networks. */
export type FetchFault = 'bad_address' | 'not_public' | 'unreachable' | 'too_slow' | 'too_large' | 'too_many_redirects';

export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly fault: FetchFault;

  constructor(fault: FetchFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

interface Fetching {
  readonly reach: Reach;
  readonly mostBytes: number;
  /** For the whole of it, redirects included. */
  readonly patienceMs: number;
  /** How many redirects are followed; each is checked like the address. */
  readonly redirects?: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Fetched {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty unless the status is 200. */
  readonly bytes: Uint8Array;
}

const urlOf = (address: string, reach: Reach, base?: URL) => {
  if (!URL.canParse(address, base?.href)) throw new FetchRefused('bad_address');
  const url = new URL(address, base);
  if (url.protocol === 'http:' && !isWithin(url, reach)) url.protocol = 'https:';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchRefused('bad_address');
  return url;
};

const bodyOf = async (response: IncomingMessage, mostBytes: number) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new FetchRefused('too_large'); // leaving the loop ends the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

interface Asked extends Pick<Fetching, 'reach' | 'mostBytes' | 'headers'> {
  readonly signal: AbortSignal;
}

const ask = (url: URL, { reach, mostBytes, headers, signal }: Asked): Promise<Fetched> =>
  requestPublicly(url, { reach, signal, headers: { 'accept-encoding': 'identity', ...headers } }, async (response) => {
    const { statusCode: status = 0, headers: answered } = response;
    return { status, headers: answered, bytes: status === 200 ? await bodyOf(response, mostBytes) : Buffer.alloc(0) };
  });

const redirectCodes = new Set([301, 302, 303, 307, 308]);

const faultOf = (error: unknown, isLate: boolean): FetchRefused => {
  if (error instanceof FetchRefused) return error;
  if (error instanceof NotPublicError) return new FetchRefused('not_public', error);
  return new FetchRefused(isLate ? 'too_slow' : 'unreachable', error);
};

/**
 * Fetches from an address that someone else chose: the connection goes to the address that was checked, without cookies
 * and proxies. No redirect is followed unless `redirects` says so. http becomes https.
 * @throws FetchRefused; the reason of `signal` when that aborts
 */
export const fetchFrom = async (
  address: string,
  { reach, mostBytes, patienceMs, redirects = 0, headers, signal }: Fetching,
): Promise<Fetched> => {
  const late = AbortSignal.timeout(patienceMs);
  const asked = { reach, mostBytes, headers, signal: signal ? AbortSignal.any([signal, late]) : late };
  try {
    let url = urlOf(address, reach);
    for (let followed = 0; ; followed += 1) {
      const answer = await ask(url, asked);
      const { location } = answer.headers;
      if (redirects === 0 || location === undefined || !redirectCodes.has(answer.status)) return answer;
      if (followed === redirects) throw new FetchRefused('too_many_redirects');
      url = urlOf(location, reach, url);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw faultOf(error, late.aborted);
  }
};
