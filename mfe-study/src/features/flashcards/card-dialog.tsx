import { FlashcardForm, type FlashcardSetId, type FlashcardView } from '@hub/contracts';
import { Field, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { AddEditDialog } from '../../shared/add-edit-dialog.tsx';
import { DifficultySelect } from '../../shared/difficulty.tsx';
import { useAddCard, useChangeCard } from './api.ts';

interface Props {
  setId: FlashcardSetId;
  /** The card to edit; undefined adds a new one. */
  card: FlashcardView | undefined;
  onClose: () => void;
}

export const CardDialog = ({ setId, card, onClose }: Props) => {
  const adding = useAddCard(setId, onClose);
  const changing = useChangeCard(onClose);
  return (
    <AddEditDialog
      schema={FlashcardForm}
      isNew={!card}
      labels={{ add: t('flashcards.addCard'), adding: t('flashcards.adding'), edit: t('flashcards.editCard') }}
      busy={adding.isPending || changing.isPending}
      onValid={(form) => (card ? changing.mutate({ id: card.id, form }) : adding.mutate(form))}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t('flashcards.front')} required error={errors['front']}>
            <TextArea name="front" rows={3} defaultValue={card?.front} />
          </Field>
          <Field label={t('flashcards.back')} required error={errors['back']}>
            <TextArea name="back" rows={3} defaultValue={card?.back} />
          </Field>
          <Field label={t('difficulty')}>
            <DifficultySelect name="difficulty" defaultValue={card?.difficulty} />
          </Field>
        </>
      )}
    </AddEditDialog>
  );
};
