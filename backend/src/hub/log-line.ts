import { z } from 'zod';
import type { StoredEvent } from '../platform/event-log/index.ts';

/** The log's own streams and types begin so: the export leaves them out, and an import must not write any. */
const notSystem = /^[^$]/;

/** One event of an exported log: one line of JSON. */
export const LogLine = z.object({
  stream: z.string().regex(notSystem),
  revision: z.string().regex(/^\d+$/).transform(BigInt),
  id: z.uuid(),
  type: z.string().regex(notSystem),
  created: z.iso.datetime().transform((text) => new Date(text)),
  metadata: z.record(z.string(), z.string()),
  data: z.base64().transform((text) => Buffer.from(text, 'base64')),
});
export type LogLine = z.infer<typeof LogLine>;

/** What {@link LogLine} reads back. */
export const toLine = ({ streamId, revision, id, type, created, metadata, data }: StoredEvent): string =>
  JSON.stringify({
    stream: streamId,
    revision: String(revision),
    id,
    type,
    created: created.toISOString(),
    metadata,
    data: Buffer.from(data).toString('base64'),
  });
