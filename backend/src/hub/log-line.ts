import { z } from 'zod';
import type { StoredEvent } from '../platform/event-log.ts';

/** One event of an exported log: one line of JSON. */
export const LogLine = z.object({
  stream: z.string().min(1),
  revision: z.string().regex(/^\d+$/).transform(BigInt),
  id: z.uuid(),
  type: z.string().min(1),
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
