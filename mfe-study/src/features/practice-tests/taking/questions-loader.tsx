import type { PracticeTestView, QuestionView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Dialog, EmptyState, ErrorState } from '@hub/ui';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { LinesSkeleton } from '../../../shared/list-skeletons.tsx';
import { useQuestions } from '../api.ts';

interface Props {
  test: PracticeTestView;
  onClose: () => void;
  /** Renders the questions, once there are some. */
  children: (questions: readonly QuestionView[]) => ReactNode;
}

/** Loads the questions of a test, and shows a dialog while they load, if there are none or if that fails. */
export const QuestionsLoader = ({ test, onClose, children }: Props) => {
  const { data: questions, isLoadingError, isFetching, refetch } = useQuestions(test.id);
  useFailureNotice(isLoadingError, t('tests.questionsFailed'));
  if (questions && questions.length > 0) return children(questions);
  const failed = isLoadingError && !isFetching;
  return (
    <Dialog open onOpenChange={onClose} title={test.title} size="lg">
      {failed && <ErrorState title={t('tests.questionsFailed')} onRetry={() => void refetch()} />}
      {!failed && !questions && <LinesSkeleton label={t('tests.loadingQuestions')} />}
      {questions && (
        <EmptyState icon={<FileQuestion />} title={t('tests.noQuestions')} hint={t('tests.noQuestionsHint')} />
      )}
    </Dialog>
  );
};
