import { FlashcardForm, type FlashcardSetId, type FlashcardView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { DifficultySelect } from '../../shared/difficulty.tsx';
import { useAddCard, useChangeCard } from './api.ts';

interface Props {
  setId: FlashcardSetId;
  /** Edited; without it a new one is added. */
  card: FlashcardView | undefined;
  onClose: () => void;
}

export const CardDialog = ({ setId, card, onClose }: Props) => {
  const { notify } = useShell();
  const adding = useAddCard(setId, onClose);
  const changing = useChangeCard(onClose);
  const { errors, onSubmit } = useForm(FlashcardForm, {
    onValid: (form) => (card ? changing.mutate({ id: card.id, form }) : adding.mutate(form)),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t(card ? 'flashcards.editCard' : 'flashcards.addCard')}
      submitLabel={t(card ? 'save' : 'flashcards.addCard')}
      busyLabel={t(card ? 'saving' : 'flashcards.adding')}
      busy={adding.isPending || changing.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('flashcards.front')} required error={errors['front']}>
        <TextArea name="front" rows={3} defaultValue={card?.front} />
      </Field>
      <Field label={t('flashcards.back')} required error={errors['back']}>
        <TextArea name="back" rows={3} defaultValue={card?.back} />
      </Field>
      <Field label={t('difficulty')}>
        <DifficultySelect name="difficulty" defaultValue={card?.difficulty} />
      </Field>
    </FormDialog>
  );
};
