import type { DocumentId, TermChoice } from '@hub/contracts';
import { Button, Row, Stack, color, fontSize } from '@hub/ui';
import { useId } from 'react';
import { t } from '../../../messages.ts';
import { useChooseTerm } from './api.ts';

/** Asks for the term of dates without a year. Nothing is on the calendar before the answer. */
export const TermQuestion = ({ id, termChoices }: { id: DocumentId; termChoices: readonly TermChoice[] }) => {
  const { mutate, isPending, variables } = useChooseTerm(id);
  const heading = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <h3 id={heading} css={{ fontSize: fontSize.md }}>
        {t('review.termQuestion')}
      </h3>
      <p css={{ color: color.muted }}>{t('review.termHint')}</p>
      <Row gap={2}>
        {termChoices.map((term) => (
          <Button
            key={term.first}
            variant="secondary"
            disabled={isPending}
            busy={isPending && variables.first === term.first}
            onClick={() => mutate(term)}
          >
            {term.label}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
