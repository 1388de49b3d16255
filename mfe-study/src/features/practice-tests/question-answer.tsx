import type { QuestionView } from '@hub/contracts';
import { IconButton, Row } from '@hub/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { t } from '../../messages.ts';
import { DifficultyMark } from '../../shared/difficulty.tsx';
import { SourceNote } from '../../shared/source-note.tsx';
import { boxStyle, muted, written } from '../../shared/styles.ts';
import { useDeleteQuestion } from './api.ts';
import { Labelled } from './labelled-text.tsx';

/** A question with all that is known of it; unreadable options make it a short answer (decision Q85). */
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
        <ul css={{ margin: 0, paddingLeft: 20, listStyle: 'disc' }}>
          {options.map((option) => (
            <li key={option} css={[written, option === correctAnswer && { fontWeight: 600 }]}>
              {option}
              {option === correctAnswer && ` ${t('tests.answers.correct')}`}
            </li>
          ))}
        </ul>
      ) : (
        <Labelled label={t('tests.answers.expected')}>{correctAnswer}</Labelled>
      )}
      {explanation && <Labelled label={t('tests.results.explanation')}>{explanation}</Labelled>}
      <SourceNote source={source} />
    </li>
  );
};
