/** The part of a stream's metadata (last event of `$$<stream>`) that decides which of its events are visible. */
export interface StreamMetadata {
  truncateBefore: bigint;
  maxCount: bigint | undefined;
  maxAgeSeconds: number | undefined;
}

/** `$tb` of a soft-deleted stream: the largest signed 64-bit integer. */
export const softDeleted = 9_223_372_036_854_775_807n;

const truncateBeforeKey = /("\$tb"\s*:\s*)(\d+)/; // as text: 2^63-1 is not a safe JavaScript number

/** `$$name` contains the metadata of the stream `name` (event-log.md §1). */
export const isMetastream = (stream: string) => stream.startsWith('$$');
/** The metastream of a stream. */
export const metastreamOf = (stream: string) => `$$${stream}`;
/** The stream that a metastream describes. */
export const originalOf = (metastream: string) => metastream.slice(2);

/** Malformed metadata hides nothing. A metastream shows only its last event. */
export function readMetadata(stream: string, json: Buffer | undefined): StreamMetadata {
  const text = json?.toString('utf8') ?? '{}';
  const keys = parseObject(text);
  const truncateBefore = keys && truncateBeforeKey.exec(text)?.[2];
  return {
    truncateBefore: BigInt(truncateBefore ?? 0),
    maxCount: wholeNumber(keys?.['$maxCount']) ?? (isMetastream(stream) ? 1n : undefined),
    maxAgeSeconds: Number(wholeNumber(keys?.['$maxAge']) ?? 0n) || undefined,
  };
}

/** The metadata that revives a soft-deleted stream from the given revision; other keys are kept. */
export function undeleted(json: Buffer, from: bigint): Buffer {
  return Buffer.from(json.toString('utf8').replace(truncateBeforeKey, `$1${from}`));
}

/** The metadata of a soft delete: all current events are hidden, and the next event continues the revisions. */
export const softDeleteMetadata = () => Buffer.from(`{"$tb":${softDeleted}}`);

/** Reads of the stream hide events before `revision` or created before `ticks`. */
export function visibleFrom(metadata: StreamMetadata, lastRevision: bigint, nowMs: number) {
  const byCount = metadata.maxCount === undefined ? 0n : lastRevision - metadata.maxCount + 1n;
  const byAge = metadata.maxAgeSeconds === undefined ? 0 : Math.max(0, nowMs - metadata.maxAgeSeconds * 1_000);
  return {
    revision: [0n, byCount, metadata.truncateBefore].reduce((a, b) => (a > b ? a : b)),
    ticks: ticksOf(byAge),
  };
}

/** The protocol counts time in units of 100 ns since 1970. */
export const ticksOf = (milliseconds: number) => BigInt(Math.trunc(milliseconds)) * 10_000n;

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function wholeNumber(value: unknown): bigint | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined;
}
