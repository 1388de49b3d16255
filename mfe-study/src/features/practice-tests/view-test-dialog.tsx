import type { PracticeTestView, QuestionView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Dialog, EmptyState, ErrorState, Stack } from '@hub/ui';
import { FileQuestion, Plus } from 'lucide-react';
import { t } from '../../messages.ts';
import { LinesSkeleton } from '../../shared/list-skeletons.tsx';
import { listStyle } from '../../shared/styles.ts';
import { useQuestions } from './api.ts';
import { Attempts } from './attempts.tsx';
import { QuestionAnswer } from './question-answer.tsx';

interface Props {
  test: PracticeTestView;
  onEdit: (editing: { question?: QuestionView }) => void;
  onClose: () => void;
}

export const ViewTestDialog = ({ test, onEdit, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={test.title}
    size="lg"
    footer={
      <>
        <Button variant="secondary" onClick={() => onEdit({})}>
          <Plus aria-hidden /> {t('tests.answers.addQuestion')}
        </Button>
        <Button onClick={onClose}>{t('tests.answers.close')}</Button>
      </>
    }
  >
    <Stack>
      <Questions test={test} onEdit={onEdit} />
      <Attempts testId={test.id} />
    </Stack>
  </Dialog>
);

const Questions = ({ test, onEdit }: Pick<Props, 'test' | 'onEdit'>) => {
  const { data: questions, isLoadingError, isFetching, refetch } = useQuestions(test.id);
  useFailureNotice(isLoadingError, t('tests.questionsFailed'));
  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('tests.questionsFailed')} onRetry={() => void refetch()} />;
  }
  if (!questions) return <LinesSkeleton label={t('tests.loadingQuestions')} />;
  if (questions.length === 0) return <EmptyState icon={<FileQuestion />} title={t('tests.noQuestions')} />;
  return (
    <ol css={listStyle}>
      {questions.map((question) => (
        <QuestionAnswer key={question.id} question={question} onEdit={() => onEdit({ question })} />
      ))}
    </ol>
  );
};
