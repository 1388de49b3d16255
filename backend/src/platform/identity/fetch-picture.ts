import { fileTypeFromBuffer } from 'file-type';
import type { IncomingMessage } from 'node:http';
import { requestPublicly, theInternet, type Reach } from '../outgoing/index.ts';

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

/**
 * Fetches a picture from an address that someone else chose (security checklist F1): https alone, from public addresses
 * alone, without redirects, cookies or proxies, at most 2 MB within five seconds.
 */
export const createPictureFetch = (reach: Reach = theInternet): FetchPicture => {
  const fetchBytes = (url: URL) =>
    requestPublicly(
      url,
      {
        reach,
        signal: AbortSignal.timeout(patienceMs),
        headers: { accept: [...pictureTypes].join(', ') },
      },
      (response) => (response.statusCode === 200 ? bodyOf(response) : null),
    );

  return async (address) => {
    if (!URL.canParse(address)) return null;
    const bytes = await fetchBytes(new URL(address)).catch(() => null);
    const mimeType = bytes && (await pictureTypeOf(bytes));
    return bytes && mimeType ? { bytes, mimeType } : null;
  };
};
