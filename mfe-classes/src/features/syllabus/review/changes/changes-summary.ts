import { t } from '../../../../messages.ts';
import type { ReviewGroups } from '../review-groups.ts';

/** "3 moved, 2 new, 1 gone"; '' when the syllabus changes nothing. */
export const changesSummary = ({ moved, fresh, gone }: Pick<ReviewGroups, 'moved' | 'fresh' | 'gone'>) =>
  [
    ...(moved.length > 0 ? [t('review.changes.count.moved', { n: moved.length })] : []),
    ...(fresh.length > 0 ? [t('review.changes.count.new', { n: fresh.length })] : []),
    ...(gone.length > 0 ? [t('review.changes.count.gone', { n: gone.length })] : []),
  ].join(', ');
