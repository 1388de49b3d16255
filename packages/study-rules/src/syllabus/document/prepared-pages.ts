import type { Page } from '@hub/contracts';
import { withJoinedDates } from './joined-dates.ts';
import { withSequenceDates } from './sequence-dates.ts';
import { withoutMarkup } from './without-markup.ts';

/** The pages as the stages after this one read them. */
export const preparedPages = (pages: readonly Page[]): Page[] =>
  withSequenceDates(withJoinedDates(withoutMarkup(pages)));
