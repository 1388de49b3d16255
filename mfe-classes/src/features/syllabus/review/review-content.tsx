import type { DocumentView } from '@hub/contracts';
import { ErrorState } from '@hub/ui';
import { t } from '../../../messages.ts';
import { ListSkeleton } from '../../../shared/list-skeleton.tsx';
import { FindingsReview } from './findings-review.tsx';
import { TermQuestion } from './term-question.tsx';
import { useFindings } from './use-findings.ts';
import type { OpenForms } from './use-open-forms.ts';

/** The question for the term, or the findings once it is known. */
export const ReviewContent = ({ syllabus, forms }: { syllabus: DocumentView; forms: OpenForms }) => {
  const { data, isLoadingError, isFetching, refetch } = useFindings(syllabus.id);
  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('review.fetchFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton rows={5} label={t('review.loading')} />;
  if (data.termChoices.length > 0) return <TermQuestion id={syllabus.id} termChoices={data.termChoices} />;
  return <FindingsReview syllabus={syllabus} findings={data.findings} forms={forms} />;
};
