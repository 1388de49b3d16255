import type { AssistantQuestion } from '@hub/contracts';
import { Button, space } from '@hub/ui';
import { t } from '../../messages.ts';

interface Props {
  question: AssistantQuestion;
  disabled: boolean;
  onAnswer: (questionId: string, option: { readonly index: number; readonly label: string }) => void;
}

/** The answers to an open question as buttons; each is bound to the question by its id. */
export const Answers = ({ question: { id, options }, disabled, onAnswer }: Props) => (
  <fieldset
    aria-label={t('scheduling.answers')}
    css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), maxWidth: '100%', margin: 0, padding: 0, border: 0 }}
  >
    {options.map(({ label }, index) => (
      <Button
        key={label}
        variant="secondary"
        size="sm"
        disabled={disabled}
        css={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        onClick={() => onAnswer(id, { index, label })}
      >
        {label}
      </Button>
    ))}
  </fieldset>
);
