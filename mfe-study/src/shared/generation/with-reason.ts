import { t } from '../../messages.ts';

interface Counts {
  generated: number;
  requested: number;
}

/** What was generated, and why it is less than was requested: fewer good items are better than more bad ones. */
export const withReason = (text: string, counts: Counts): string =>
  counts.generated < counts.requested ? `${text} (${t('generation.fewer', { ...counts })})` : text;
