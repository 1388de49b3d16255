import type { CalendarFeedId } from '@hub/contracts';
import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/encryption/index.ts';

/** 160 bits that no one can guess without the master key: nothing secret is stored. */
const keyOf = (secrets: Secrets, id: CalendarFeedId) => secrets.fingerprint('calendar feed', id).slice(0, 40);

/** The last part of a feed's address. */
export const feedName = (secrets: Secrets, id: CalendarFeedId): string => `${id}-${keyOf(secrets, id)}.ics`;

/** The feed of a name of the right form, or null when its key is wrong. */
export const feedOfName = (secrets: Secrets, name: string): CalendarFeedId | null => {
  const id = name.slice(0, 36) as CalendarFeedId;
  return timingSafeEqual(Buffer.from(name), Buffer.from(feedName(secrets, id))) ? id : null;
};
