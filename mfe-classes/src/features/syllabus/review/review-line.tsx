import type { DocumentView, FindingsView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, ErrorState, Row, color, fontSize } from '@hub/ui';
import { t } from '../../../messages.ts';
import { changesSummary } from './changes/changes-summary.ts';
import { reviewGroups } from './review-groups.ts';
import { fetchReview } from './review-sheet.tsx';
import { useFindings } from './use-findings.ts';

/** "12 on your calendar · 3 to check"; '' where there is nothing to review. */
const summaryOf = ({ findings, termChoices }: FindingsView) => {
  if (termChoices.length > 0) return t('review.termOpen');
  const { toCheck, leftOut, ...groups } = reviewGroups(findings);
  const changes = changesSummary(groups);
  const onCalendar = findings.filter(({ calendarEventId }) => calendarEventId !== null);
  const parts = [
    ...(changes ? [changes] : []),
    ...(onCalendar.length > 0 ? [t('review.count.onCalendar', { n: onCalendar.length })] : []),
    ...(toCheck.length > 0 ? [t('review.count.toCheck', { n: toCheck.length })] : []),
  ];
  if (parts.length === 0 && leftOut.length > 0) return t('review.count.leftOut', { count: leftOut.length });
  return parts.join(' · ');
};

/** What was found in a syllabus, and the button that opens its review. */
export const ReviewLine = ({ syllabus: { id, name }, onReview }: { syllabus: DocumentView; onReview: () => void }) => {
  const { data, isLoadingError, refetch } = useFindings(id);
  useFailureNotice(isLoadingError, t('review.fetchFailed'));
  if (isLoadingError) return <ErrorState compact title={t('review.fetchFailed')} onRetry={() => void refetch()} />;
  const summary = data && summaryOf(data);
  if (!summary) return null;
  return (
    <Row gap={2}>
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>{summary}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('review.openOf', { name })}
        onClick={onReview}
        onPointerEnter={fetchReview}
        onFocus={fetchReview}
      >
        {t('review.open')}
      </Button>
    </Row>
  );
};
