import type { AttemptId, AttemptView, QuestionView } from '@hub/contracts';
import { Badge, Button, Row } from '@hub/ui';
import { t } from '../../../messages.ts';
import { boxStyle, muted, written } from '../../../shared/styles.ts';
import { useMarkAnswer } from '../api.ts';
import { LabelledText } from '../labelled-text.tsx';

interface Props {
  attemptId: AttemptId;
  question: QuestionView;
  /** Undefined if the question was skipped. */
  answer: AttemptView['answers'][number] | undefined;
  onMarked: (attempt: AttemptView) => void;
}

export const AnswerReview = ({ attemptId, question, answer, onMarked }: Props) => {
  const { mutate: mark, isPending } = useMarkAnswer(attemptId, onMarked);
  const correct = answer?.correct ?? false;
  const markable = answer && !correct && question.questionType === 'short_answer';
  return (
    <li css={boxStyle}>
      <Row justify="space-between" align="flex-start" wrap={false}>
        <p css={[written, { fontWeight: 600 }]}>{question.question}</p>
        <span css={{ flex: 'none' }}>
          <Badge tone={correct ? 'green' : 'red'}>
            {t(correct ? 'tests.results.correct' : 'tests.results.incorrect')}
          </Badge>
        </span>
      </Row>
      <LabelledText label={t('tests.results.yours')}>{answer?.answer ?? t('tests.results.none')}</LabelledText>
      <LabelledText label={t('tests.results.correctAnswer')}>{question.correctAnswer}</LabelledText>
      {question.explanation && (
        <LabelledText label={t('tests.results.explanation')}>{question.explanation}</LabelledText>
      )}
      {markable && (
        <Row>
          {answer.selfMarked && <span css={muted}>{t('tests.results.marked')}</span>}
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            onClick={() => mark({ questionId: question.id, selfMarked: !answer.selfMarked })}
          >
            {t(answer.selfMarked ? 'tests.results.takeBack' : 'tests.results.wasRight')}
          </Button>
        </Row>
      )}
    </li>
  );
};
