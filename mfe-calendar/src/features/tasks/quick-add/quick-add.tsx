import { css } from '@emotion/react';
import type { ClassId, ClassView } from '@hub/contracts';
import { Button, Card, Input, Row, color, fontSize, space } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../../../messages.ts';
import { useNow } from '../../../shared/use-now.ts';
import { muted } from '../../../shared/styles.ts';
import { DraftPreview } from './draft-preview.tsx';
import { draftOf, type Draft } from './draft.ts';
import { useReader } from './use-reader.ts';
import { useSaveDraft } from '../../../pages/use-save-draft.ts';

const rows = css`
  display: grid;
  gap: ${space(2)};
`;

interface Props {
  classes: readonly ClassView[];
  /** The class that the list is filtered by. */
  classId: ClassId | null;
  /** Opens the dialog where everything can be set, which tells when it has added it. */
  onDetails: (draft: Draft, onAdded: () => void) => void;
}

/** One line that says all: "Bio quiz fri 2pm !high". What was understood shows before it is saved. */
export const QuickAdd = ({ classes, classId, onDetails }: Props) => {
  const [line, setLine] = useState('');
  const [error, setError] = useState('');
  const [wanted, setWanted] = useState(false);
  const { today } = useNow();
  const clear = () => setLine('');
  const { save, busy } = useSaveDraft(clear);
  const read = useReader({ wanted });
  const reading = line.trim() ? read?.(line, { classes, classId }) : undefined;
  const draft = reading && draftOf(reading);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft && !busy) setError(save(draft));
  };

  return (
    <Card as="section" aria-label={t('quickAdd.label')}>
      <form css={rows} onSubmit={submit} noValidate>
        <Row gap={2} wrap={false}>
          <Input
            aria-label={t('quickAdd.label')}
            aria-describedby="quick-add-result"
            aria-invalid={error ? true : undefined}
            placeholder={t('quickAdd.placeholder')}
            autoComplete="off"
            enterKeyHint="done"
            value={line}
            readOnly={busy}
            onFocus={() => setWanted(true)}
            onChange={(event) => {
              setLine(event.currentTarget.value);
              setError('');
            }}
          />
          <Button type="submit" disabled={!draft} busy={busy}>
            {t('quickAdd.add')}
          </Button>
        </Row>
        <div id="quick-add-result">
          {error && <p css={{ color: color.dangerText, fontSize: fontSize.sm }}>{error}</p>}
          {draft ? (
            <Row justify="space-between" gap={2}>
              <DraftPreview draft={draft} classes={classes} today={today} />
              <Button variant="ghost" size="sm" onClick={() => onDetails(draft, clear)}>
                {t('quickAdd.details')}
              </Button>
            </Row>
          ) : (
            <p css={muted}>{t('quickAdd.hint')}</p>
          )}
          {reading?.eventType && !reading.classId && <p css={muted}>{t('quickAdd.needsClass')}</p>}
        </div>
      </form>
    </Card>
  );
};
