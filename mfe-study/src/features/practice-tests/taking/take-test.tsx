import type { AttemptView, PracticeTestView, QuestionView } from '@hub/contracts';
import { Dialog, ProgressBar, Row, Stack } from '@hub/ui';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/styles.ts';
import { useAddAttempt } from '../api.ts';
import { QuestionStep } from './question-step.tsx';
import { TakeControls } from './take-controls.tsx';
import { dropDraft } from './test-draft.ts';
import { useTestDraft } from './use-test-draft.ts';

interface Props {
  test: PracticeTestView;
  questions: readonly QuestionView[];
  onDone: (attempt: AttemptView) => void;
  onClose: () => void;
}

/** Shows one question at a time; the student can leave and resume later. */
export const TakeTest = ({ test, questions, onDone, onClose }: Props) => {
  const draft = useTestDraft(test.id, questions);
  const { mutate, isPending } = useAddAttempt(test.id, (attempt) => {
    dropDraft(test.id);
    onDone(attempt);
  });
  const question = questions[draft.index];
  if (!question) return null;
  const n = draft.index + 1;
  const m = questions.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={test.title}
      size="lg"
      busy={isPending}
      footer={
        <TakeControls
          isFirst={n === 1}
          isLast={n === m}
          unanswered={draft.unanswered}
          busy={isPending}
          onPrevious={() => draft.goTo(draft.index - 1)}
          onNext={() => draft.goTo(draft.index + 1)}
          onComplete={() => mutate(draft.attempt())}
        />
      }
    >
      <Stack>
        <Row justify="space-between">
          <span css={muted}>{t('tests.taking.place', { n, m })}</span>
          <span css={muted}>{t('tests.taking.points', { count: question.points })}</span>
        </Row>
        <ProgressBar label={t('tests.taking.progress')} value={(n / m) * 100} />
        <QuestionStep
          key={question.id}
          question={question}
          answer={draft.answerTo(question)}
          disabled={isPending}
          onAnswer={(text) => draft.answer(question, text)}
        />
      </Stack>
    </Dialog>
  );
};
