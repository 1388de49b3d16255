import { css } from '@emotion/react';
import { limits, type QuestionView } from '@hub/contracts';
import { Field, TextArea, color, fontSize, quick, radius, space } from '@hub/ui';
import { t } from '../../../messages.ts';
import { written } from '../../../shared/styles.ts';

const choice = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: border-color ${quick};
  &:hover {
    border-color: ${color.control};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  & input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

interface Props {
  question: QuestionView;
  answer: string;
  disabled: boolean;
  onAnswer: (text: string) => void;
}

export const QuestionStep = ({ question, answer, disabled, onAnswer }: Props) => (
  <fieldset disabled={disabled} css={{ display: 'grid', gap: 16, margin: 0, padding: 0, border: 0, minWidth: 0 }}>
    <legend css={[written, { padding: 0, marginBottom: 16, fontSize: fontSize.md, fontWeight: 600 }]}>
      {question.question}
    </legend>
    {question.options.length > 0 ? (
      <div css={{ display: 'grid', gap: 8 }} role="radiogroup" aria-label={t('tests.taking.options')}>
        {question.options.map((option) => (
          <label key={option} css={choice}>
            <input type="radio" name={question.id} checked={option === answer} onChange={() => onAnswer(option)} />
            <span css={written}>{option}</span>
          </label>
        ))}
      </div>
    ) : (
      <Field label={t('tests.taking.answer')}>
        <TextArea
          rows={3}
          maxLength={limits.option}
          value={answer}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        />
      </Field>
    )}
  </fieldset>
);
