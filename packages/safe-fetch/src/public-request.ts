import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { type IsAllowed, isLoopback, isPublicAddress, lookupOf, NotPublicError } from './public-address.ts';

/** Where requests may go. */
export interface Reach {
  readonly isAllowed: IsAllowed;
  /** Whether this machine may be asked without TLS. */
  readonly plainOnLoopback?: boolean;
  /** The certificate to trust instead of the usual ones. */
  readonly ca?: string;
}

/** The internet alone, by https. */
export const theInternet: Reach = { isAllowed: isPublicAddress };

/** This machine as well, without TLS: for tests and for developers. */
export const loopbackToo: Reach = {
  isAllowed: (address) => isPublicAddress(address) || isLoopback(address),
  plainOnLoopback: true,
};

/** An address in brackets is an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '');

/** Whether a request may be sent there, as far as its name tells: what the name stands for is checked when it is sent. */
export const isWithin = (url: URL, { isAllowed, plainOnLoopback = false }: Reach): boolean => {
  const host = hostOf(url);
  const isAddress = isIP(host) !== 0;
  if (isAddress && !isAllowed(host)) return false;
  const isOwn = host === 'localhost' || (isAddress && isLoopback(host));
  return url.protocol === 'https:' || (url.protocol === 'http:' && plainOnLoopback && isOwn);
};

interface Sent {
  readonly reach: Reach;
  /** Ends it: the limit of its time. */
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

/**
 * Sends a request to an address that someone else chose, and reads its response: without redirects, cookies, proxies or
 * connections of other requests. What `read` leaves is not received.
 * @throws NotPublicError; any error of the connection; the reason of the signal
 */
export const requestPublicly = async <Result>(
  url: URL,
  { reach, body, ...options }: Sent,
  read: (response: IncomingMessage) => Result | Promise<Result>,
): Promise<Result> => {
  if (!isWithin(url, reach)) throw new NotPublicError(url.hostname); // a host that is an address is not looked up
  const { isAllowed, ca } = reach;
  const send = url.protocol === 'https:' ? request : requestPlainly;
  const asked = send(url, { ...options, agent: false, lookup: lookupOf(isAllowed), ...(ca !== undefined && { ca }) });
  asked.on('error', () => undefined); // one after the response has nobody else to tell
  try {
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return await read(response);
  } finally {
    asked.destroy();
  }
};
