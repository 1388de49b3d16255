import type { ByteRange } from '../../files/index.ts';
import { RefusedRequest } from '../index.ts';

interface Asked {
  /** The headers `Range` and `If-Range`; '' when they are not there. */
  readonly range: string;
  readonly ifRange: string;
  readonly etag: string;
  /** Bytes of the whole. */
  readonly size: number;
}

/**
 * The part of a file that is asked for (RFC 9110 §14), or null for the whole: so is answered what asks for several
 * parts, in another unit, or for a part of another version.
 * @throws RefusedRequest 416 when no byte of the file lies in it
 */
export const rangeOf = ({ range, ifRange, etag, size }: Asked): ByteRange | null => {
  const asked = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/.exec(range)?.groups;
  if (!asked || (ifRange !== '' && ifRange !== etag)) return null;
  const { first, last, suffix } = asked;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null; // no range at all
  if (start > end) throw new RefusedRequest(416, 'The file has no such part');
  return { start, end };
};
