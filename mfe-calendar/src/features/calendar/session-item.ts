import type { StudySessionView } from '@hub/contracts';
import { formatLongDay } from '@hub/ui';
import { t } from '../../messages.ts';
import { formatTimes } from '../../shared/format-dates.ts';
import type { CalendarItem } from './item-card/calendar-item.ts';
import type { Placement } from './placement.ts';

/** Proposed study sessions, and what can be done with one. */
export interface StudyOffers {
  readonly sessions: readonly StudySessionView[];
  /** Puts it on the calendar as proposed, or where it was moved to. */
  readonly onAccept: (session: StudySessionView, to?: Placement) => void;
  readonly onDismiss: (session: StudySessionView) => void;
  readonly onExam: (session: StudySessionView) => void;
}

/** A proposed session, as it is laid out among the timed events. */
export interface SessionItem {
  kind: 'session';
  id: string;
  title: string;
  dueDate: string;
  dueTime: string;
  endTime: string;
  priority: 'medium';
  session: StudySessionView;
}

const sessionTitle = ({ examTitle: exam }: StudySessionView) => t('study.title', { exam });

export const sessionItemOf = (session: StudySessionView): SessionItem => ({
  kind: 'session',
  id: session.id,
  title: sessionTitle(session),
  dueDate: session.day,
  dueTime: session.startTime,
  endTime: session.endTime,
  priority: 'medium',
  session,
});

/** The session somewhere else. */
export const movedSession = (session: StudySessionView, { dueDate, dueTime, endTime }: Placement = {}) => ({
  day: dueDate ?? session.day,
  startTime: dueTime ?? session.startTime,
  endTime: endTime ?? session.endTime,
});

/** What its card shows. */
export const sessionLooks = (item: SessionItem, group: CalendarItem['group']): CalendarItem => ({
  id: item.id,
  title: item.title,
  tone: 'grey',
  typeLabel: t('study.suggested'),
  group,
  description: [formatTimes(item), t('study.exam', { day: formatLongDay(item.session.examDay) })].join('\n'),
});
