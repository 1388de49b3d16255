import type { FlashcardSetView, FlashcardView } from '@hub/contracts';
import { Button, IconButton, Row } from '@hub/ui';
import { GraduationCap, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/styles.ts';
import { useDeleteSet } from './api.ts';
import { ExportMenu } from './export-menu.tsx';
import { EditSetDialog } from './set-dialogs.tsx';
import { rememberedPlace } from './study/remembered-place.ts';
import { StudyMode } from './study/study-mode.tsx';

interface Props {
  set: FlashcardSetView;
  cards: readonly FlashcardView[] | undefined;
}

/** Study, edit, delete and export a set; one without cards explains why it cannot be studied (decision Q75). */
export const SetActions = ({ set, cards }: Props) => {
  const [open, setOpen] = useState<'study' | 'edit' | null>(null);
  const { mutate: remove, isPending } = useDeleteSet();
  const noteId = useId();
  const close = () => setOpen(null);
  const isEmpty = cards?.length === 0;
  const { index } = rememberedPlace(set.id, cards ?? []);
  return (
    <Row>
      <Button disabled={!cards || isEmpty} onClick={() => setOpen('study')} aria-describedby={noteId}>
        <GraduationCap aria-hidden /> {t('flashcards.study')}
      </Button>
      <IconButton label={t('flashcards.editSetOf', { title: set.title })} onClick={() => setOpen('edit')}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={t('flashcards.deleteSetOf', { title: set.title })}
        disabled={isPending}
        onClick={() => remove(set.id)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <ExportMenu set={set} disabled={!cards || isEmpty} />
      <span id={noteId} css={muted}>
        {isEmpty && t('flashcards.nothingToStudy')}
        {index > 0 && t('flashcards.continueStudy', { at: index + 1 })}
      </span>
      {open === 'study' && cards && <StudyMode set={set} cards={cards} onExit={close} />}
      {open === 'edit' && <EditSetDialog set={set} onClose={close} />}
    </Row>
  );
};
