import { css } from '@emotion/react';
import type { ClassId } from '@hub/contracts';
import { Button, Card, ErrorState, Input, Row, color, fontSize, space } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/styles.ts';
import { useNow } from '../../../shared/use-now.ts';
import { DraftPreview } from './draft-preview.tsx';
import { draftError, draftOf, type Draft } from './draft.ts';
import { useLineReader } from './use-line-reader.ts';

const rows = css`
  display: grid;
  gap: ${space(2)};
`;

interface Props {
  /** The class that the list is filtered by. */
  classId: ClassId | null;
  isSaving: boolean;
  /** What the line begins with. */
  start?: string;
  /** The line has the focus as it opens. */
  isFocused?: boolean;
  onSave: (draft: Draft, onSaved: () => void) => void;
  /** Opens the dialog with all fields. */
  onDetails: (draft: Draft, onSaved: () => void) => void;
}

/** Adds an item from a single line, such as "Bio quiz fri 2pm !high", and previews how the line was read. */
export const QuickAdd = ({ classId, isSaving, start = '', isFocused = false, onSave, onDetails }: Props) => {
  const [line, setLine] = useState(start);
  const [error, setError] = useState('');
  const [wanted, setWanted] = useState(start !== '');
  const { today } = useNow();
  const clear = () => setLine('');
  const { classes, read, readWhenReady, isFailed, retry } = useLineReader({ classId, wanted });
  const isBlank = line.trim() === '';
  const reading = isBlank ? undefined : read?.(line);
  const draft = reading && draftOf(reading);

  const save = (ready: Draft) => {
    const problem = draftError(ready);
    setError(problem);
    if (!problem) onSave(ready, clear);
  };
  /** A line that is sent before it can be read waits. */
  const waiting = useMutation({ mutationFn: readWhenReady, onSuccess: (late) => save(draftOf(late)) });
  const isBusy = isSaving || waiting.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isBusy) return;
    if (draft) save(draft);
    else waiting.mutate(line);
  };

  return (
    <Card as="section" aria-label={t('quickAdd.label')} data-screen-only>
      <form css={rows} onSubmit={submit} noValidate>
        <Row gap={2} wrap={false}>
          <Input
            aria-label={t('quickAdd.label')}
            aria-describedby="quick-add-result"
            aria-invalid={error ? true : undefined}
            placeholder={t('quickAdd.placeholder')}
            aria-keyshortcuts="q"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just asked for this field
            autoFocus={isFocused}
            enterKeyHint="done"
            value={line}
            readOnly={isBusy}
            onFocus={() => setWanted(true)}
            onChange={(event) => {
              setLine(event.currentTarget.value);
              setError('');
            }}
          />
          <Button type="submit" disabled={isBlank || isFailed} busy={isBusy}>
            {t('quickAdd.add')}
          </Button>
        </Row>
        <div id="quick-add-result">
          {error && <p css={{ color: color.dangerText, fontSize: fontSize.sm }}>{error}</p>}
          {isFailed && <ErrorState compact title={t('quickAdd.failed')} onRetry={retry} />}
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
