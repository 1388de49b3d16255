import type { Source } from '@hub/contracts';
import { t } from '../../messages.ts';
import { muted } from '../styles.ts';

/** The place in the student's own material that something was made from (decision Q77). */
export const SourceNote = ({ source }: { source: Source | null }) => {
  if (!source) return null;
  const { page, quote } = source;
  return <p css={muted}>{page ? t('flashcards.sourcePage', { page, quote }) : t('flashcards.source', { quote })}</p>;
};
