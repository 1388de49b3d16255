import { fetchFrom, type Reach, theInternet } from '@hub/safe-fetch';
import { fileTypeFromBuffer } from 'file-type';

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

/**
 * Fetches a picture from an address that someone else chose (security checklist F1): https alone, from public addresses
 * alone, without redirects, cookies or proxies, at most 2 MB within five seconds.
 */
export const createPictureFetch = (reach: Reach = theInternet): FetchPicture => {
  const headers = { accept: [...pictureTypes].join(', ') };
  return async (address) => {
    if (!address.startsWith('https:')) return null;
    const found = await fetchFrom(address, { reach, mostBytes, patienceMs, headers }).catch(() => null);
    const mimeType = found?.status === 200 ? await pictureTypeOf(found.bytes) : null;
    return found && mimeType ? { bytes: found.bytes, mimeType } : null;
  };
};
