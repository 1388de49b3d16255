import { softDeleted, visibleFrom } from '../rules/stream-metadata.ts';
import type { RecordedEvent } from '../rules/types.ts';
import type { Reader } from '../storage/reader.ts';

/** An event and the link that refers to it; no event when the target is gone. */
export interface ResolvedEvent {
  event: RecordedEvent | undefined;
  link: RecordedEvent | undefined;
}

/** Resolves a link event (`$>`, data `<revision>@<stream>`); returns only the link when the target is gone. */
export async function resolveLink(reader: Reader, event: RecordedEvent): Promise<ResolvedEvent> {
  const target = event.type === '$>' ? /^(\d{1,18})@(.+)$/s.exec(event.data.toString('utf8')) : null;
  if (!target?.[1] || !target[2]) return { event, link: undefined };
  const revision = BigInt(target[1]);
  const info = await reader.info(target[2]);
  const visible = visibleFrom(info.metadata, info.lastRevision, Date.now());
  const gone = info.id === 0n || info.tombstoned || info.metadata.truncateBefore === softDeleted;
  if (gone || revision < visible.revision) return { event: undefined, link: event };
  const range = { from: revision, to: revision, minTicks: visible.ticks, backwards: false, limit: 1 };
  const [linked] = await reader.stream(info, range);
  return { event: linked, link: event };
}
