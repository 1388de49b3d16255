import type { QuestionView } from '@hub/contracts';
import { IconButton, Row, space } from '@hub/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { t } from '../../messages.ts';
import { DifficultyMark } from '../../shared/difficulty.tsx';
import { SourceNote } from '../../shared/source-note.tsx';
import { boxStyle, muted, written } from '../../shared/styles.ts';
import { useDeleteQuestion } from './api.ts';
import { LabelledText } from './labelled-text.tsx';

/** A question with its answer and all details; with unreadable options it counts as a short answer (decision Q85). */
export const QuestionAnswer = ({ question: item, onEdit }: { question: QuestionView; onEdit: () => void }) => {
  const { mutate: remove, isPending } = useDeleteQuestion();
  const { question, options, correctAnswer, explanation, points, difficulty, source } = item;
  return (
    <li css={boxStyle}>
      <Row justify="space-between" align="flex-start" wrap={false}>
        <p css={[written, { fontWeight: 600 }]}>{question}</p>
        <span css={{ flex: 'none' }}>
          <IconButton label={t('tests.answers.editOf', { question })} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={t('tests.answers.deleteOf', { question })}
            disabled={isPending}
            onClick={() => remove(item.id)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </Row>
      <Row gap={3}>
        <span css={muted}>{t('tests.taking.points', { count: points })}</span>
        <DifficultyMark difficulty={difficulty} />
      </Row>
      {options.length > 0 ? (
        <ul css={{ margin: 0, paddingLeft: space(5), listStyle: 'disc' }}>
          {options.map((option) => (
            <li key={option} css={[written, option === correctAnswer && { fontWeight: 600 }]}>
              {option}
              {option === correctAnswer && ` ${t('tests.answers.correct')}`}
            </li>
          ))}
        </ul>
      ) : (
        <LabelledText label={t('tests.answers.expected')}>{correctAnswer}</LabelledText>
      )}
      {explanation && <LabelledText label={t('tests.results.explanation')}>{explanation}</LabelledText>}
      <SourceNote source={source} />
    </li>
  );
};
