import { z } from 'zod';
import { eventTypes } from './calendar-event.ts';
import { Day, Instant, TimeOfDay } from './date.ts';
import { endpoint } from './endpoint.ts';

export const noticeLimit = 50;

/** A reminder that became due, of something that is still open. */
export const NoticeView = z.object({
  id: z.uuid(),
  thingId: z.uuid(),
  kind: z.enum([...eventTypes, 'task']),
  title: z.string(),
  className: z.string().nullable(),
  day: Day,
  time: TimeOfDay.nullable(),
  createdAt: Instant,
  /** The student has opened the list since. */
  seen: z.boolean(),
});
export type NoticeView = z.infer<typeof NoticeView>;

/** The notices of the last seven days, newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  result: z.array(NoticeView).max(noticeLimit),
});
/** Everything until then counts as seen, on every device. */
export const seeNotices = endpoint({
  method: 'POST',
  path: '/api/notices/seen',
  body: z.object({ until: Instant }),
  result: z.undefined(),
});
