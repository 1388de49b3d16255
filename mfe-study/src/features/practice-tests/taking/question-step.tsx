import { css } from '@emotion/react';
import { limits, type QuestionView } from '@hub/contracts';
import { Field, TextArea, color, fontSize, quick, radius, space, stroke } from '@hub/ui';
import { t } from '../../../messages.ts';
import { plainFieldset, radioStyle, written } from '../../../shared/styles.ts';

const choice = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: ${space(11)};
  padding: ${space(3)};
  border: ${stroke.thin} solid ${color.hairline};
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
`;

interface Props {
  question: QuestionView;
  answer: string;
  disabled: boolean;
  onAnswer: (text: string) => void;
}

export const QuestionStep = ({ question, answer, disabled, onAnswer }: Props) => (
  <fieldset disabled={disabled} css={[plainFieldset, { display: 'grid', gap: space(4) }]}>
    <legend css={[written, { padding: 0, marginBottom: space(4), fontSize: fontSize.md, fontWeight: 600 }]}>
      {question.question}
    </legend>
    {question.options.length > 0 ? (
      <div css={{ display: 'grid', gap: space(2) }} role="radiogroup" aria-label={t('tests.taking.options')}>
        {question.options.map((option) => (
          <label key={option} css={choice}>
            <input
              type="radio"
              name={question.id}
              checked={option === answer}
              onChange={() => onAnswer(option)}
              css={radioStyle}
            />
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
