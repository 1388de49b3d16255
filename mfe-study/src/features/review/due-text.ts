import type { ReviewCount } from '@hub/contracts';
import { t } from '../../messages.ts';
import { whenDue } from './when-due.ts';

/** What there is to review, in words. */
export const dueText = (count: ReviewCount | undefined): string => {
  if (!count) return t('review.noCards');
  const { due, fresh, nextDue } = count;
  const parts = [
    ...(due > 0 ? [t('review.due', { count: due })] : []),
    ...(fresh > 0 ? [t('review.fresh', { count: fresh })] : []),
  ];
  if (parts.length > 0) return parts.join(' · ');
  return [t('review.nothing'), ...(nextDue ? [t('review.nextAt', { when: whenDue(nextDue) })] : [])].join(' ');
};
