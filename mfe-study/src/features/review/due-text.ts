import type { ReviewCount } from '@hub/contracts';
import { formatShortDay, todayIn } from '@hub/ui';
import { t } from '../../messages.ts';
import { whenDue } from './when-due.ts';

/** Describes what there is to review. */
export const dueText = (count: ReviewCount | undefined): string => {
  if (!count) return t('review.noCards');
  const { due, fresh, waiting, nextDue, examDay } = count;
  const parts = [
    ...(due > 0 ? [t('review.due', { count: due })] : []),
    ...(fresh > 0 ? [t('review.fresh', { count: fresh })] : []),
  ];
  const more = waiting > 0 ? [t('review.waiting', { count: waiting })] : [];
  const why = examDay ? [t('review.beforeExam', { day: formatShortDay(examDay, todayIn()) })] : [];
  if (parts.length > 0) return [...parts, ...why, ...more].join(' · ');
  if (waiting > 0) return t('review.enough', { count: waiting });
  return [t('review.nothing'), ...(nextDue ? [t('review.nextAt', { when: whenDue(nextDue) })] : [])].join(' ');
};
