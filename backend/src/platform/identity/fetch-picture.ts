import { fileTypeFromBuffer } from 'file-type';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupOf, type IsAllowed } from './public-address.ts';

/** A picture of one of the {@link pictureTypes}, by its bytes. */
interface Picture {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** Null when there is no such picture, whatever the reason. */
export type FetchPicture = (address: string) => Promise<Picture | null>;

const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const mostBytes = 2_000_000;
const patienceMs = 5000;

/** The type of a picture by its first bytes; null for anything else. */
export const pictureTypeOf = async (bytes: Uint8Array): Promise<string | null> => {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  return pictureTypes.has(mimeType) ? mimeType : null;
};

const bodyOf = async (response: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) return null; // leaving the loop ends the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

interface Where {
  readonly isAllowed?: IsAllowed;
  /** The certificate to trust instead of the usual ones. */
  readonly ca?: string;
}

/**
 * Fetches a picture from an address that someone else chose (security checklist F1): https alone, from public addresses
 * alone, without redirects, cookies or proxies, at most 2 MB within five seconds.
 */
export const createPictureFetch = ({ isAllowed = isPublicAddress, ca }: Where = {}): FetchPicture => {
  const fetchBytes = async (url: URL) => {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    // a host that is an address is not looked up
    if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isAllowed(host))) return null;
    const asked = request(url, {
      agent: false,
      lookup: lookupOf(isAllowed),
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: [...pictureTypes].join(', ') },
      ...(ca !== undefined && { ca }),
    });
    try {
      asked.end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return response.statusCode === 200 ? await bodyOf(response) : null;
    } finally {
      asked.destroy();
    }
  };

  return async (address) => {
    if (!URL.canParse(address)) return null;
    const bytes = await fetchBytes(new URL(address)).catch(() => null);
    const mimeType = bytes && (await pictureTypeOf(bytes));
    return bytes && mimeType ? { bytes, mimeType } : null;
  };
};
