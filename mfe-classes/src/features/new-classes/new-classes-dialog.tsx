import { css } from '@emotion/react';
import { mostNewClasses, type ClassView } from '@hub/contracts';
import { Button, Dialog, FormDialog, Stack, space } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages.ts';
import { useClasses } from '../../shared/use-classes.ts';
import { CreationItem } from './creation-item.tsx';
import { formOf } from './draft-fields.tsx';
import { DraftItem } from './draft-item.tsx';
import { namedTerm, type Draft } from './draft.ts';
import { SyllabiZone } from './syllabi-zone.tsx';
import { useCreation, type Creation } from './use-creation.ts';
import { useDrafts, type Dropped } from './use-drafts.ts';

export interface NewClassesDialogProps {
  /** Files that were dropped before it opened. */
  dropped: Dropped;
  onClose: () => void;
}

const list = css`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const creationOf = (draft: Draft, classes: readonly ClassView[]): Creation => ({
  id: draft.id,
  file: draft.file,
  name: classes.find(({ id }) => id === draft.target)?.name ?? draft.fields.name,
  form: formOf(draft).data ?? null,
  term: namedTerm(draft),
  step: draft.target ? 'uploading' : 'adding',
  sent: 0,
  problem: '',
  classId: draft.target,
  documentId: null,
  found: null,
});

/** Makes classes of dropped syllabi: the proposals to confirm, then the progress of each class. */
export const NewClassesDialog = ({ dropped, onClose }: NewClassesDialogProps) => {
  const { data, isError } = useClasses();
  const classes = data ?? [];
  const { drafts, isFull, add, change, read, remove } = useDrafts(isError ? classes : data, dropped);
  const { creations, start, retry } = useCreation();
  const [isChecked, setIsChecked] = useState(false);

  if (creations.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('newClasses.progressTitle')}
        footer={<Button onClick={onClose}>{t('newClasses.done')}</Button>}
      >
        <ul css={list}>
          {creations.map((creation) => (
            <CreationItem
              key={creation.id}
              creation={creation}
              onRetry={() => void retry(creation)}
              onLeave={onClose}
            />
          ))}
        </ul>
      </Dialog>
    );
  }

  const ready = drafts.filter(({ state }) => state === 'ready');
  const isNew = ready.length === 0 || ready.some(({ target }) => target === null);
  const submitLabel = t(isNew ? 'newClasses.create' : 'newClasses.save', { count: Math.max(ready.length, 1) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (ready.every((draft) => draft.target !== null || formOf(draft).success))
      void start(ready.map((draft) => creationOf(draft, classes)));
  };

  return (
    <FormDialog
      title={t('newClasses.title')}
      description={t('newClasses.text')}
      submitLabel={submitLabel}
      busyLabel={submitLabel}
      busy={false}
      disabled={ready.length === 0 || drafts.some(({ state }) => state === 'reading')}
      unsaved={drafts.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <SyllabiZone onDrop={add} more={drafts.length > 0} />
      {isFull && <output>{t('newClasses.tooMany', { n: mostNewClasses })}</output>}
      <Stack gap={3}>
        <output>{ready.length > 0 && t('newClasses.found', { count: ready.length })}</output>
        <ul css={list}>
          {drafts.map((draft) => (
            <DraftItem
              key={draft.id}
              draft={draft}
              classes={classes}
              isChecked={isChecked}
              onChange={(changed) => change(draft.id, changed)}
              onRead={() => void read(draft)}
              onRemove={() => remove(draft.id)}
            />
          ))}
        </ul>
      </Stack>
    </FormDialog>
  );
};
