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
 * The requested part of a file (RFC 9110 §14). Null for the whole file, also when the request names several parts, another
 * unit, or a part of another version.
 * @throws RefusedRequest 416 when the file has no byte in that part
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
