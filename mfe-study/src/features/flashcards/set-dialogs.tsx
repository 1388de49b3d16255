import { FlashcardSetForm, type ClassId, type FlashcardSetView } from '@hub/contracts';
import { t } from '../../messages.ts';
import { AddEditDialog } from '../../shared/add-edit-dialog.tsx';
import { TitleFields } from '../../shared/title-fields.tsx';
import { useAddSet, useChangeSet } from './api.ts';

const Form = FlashcardSetForm.pick({ title: true, description: true });
type Form = Pick<FlashcardSetForm, 'title' | 'description'>;

interface CreateProps {
  classId: ClassId;
  onAdded: (set: FlashcardSetView) => void;
  onClose: () => void;
}

/** Creates a set manually. */
export const CreateSetDialog = ({ classId, onAdded, onClose }: CreateProps) => {
  const { mutate, isPending } = useAddSet(onAdded);
  const save = (form: Form) => mutate({ ...form, classId, aiGenerated: false });
  return <SetDialog busy={isPending} onSave={save} onClose={onClose} />;
};

export const EditSetDialog = ({ set, onClose }: { set: FlashcardSetView; onClose: () => void }) => {
  const { mutate, isPending } = useChangeSet(set.id, onClose);
  return <SetDialog set={set} busy={isPending} onSave={mutate} onClose={onClose} />;
};

interface Props {
  set?: FlashcardSetView;
  busy: boolean;
  onSave: (form: Form) => void;
  onClose: () => void;
}

const SetDialog = ({ set, busy, onSave, onClose }: Props) => (
  <AddEditDialog
    schema={Form}
    isNew={!set}
    labels={{ add: t('flashcards.create'), adding: t('flashcards.creating'), edit: t('flashcards.editSet') }}
    busy={busy}
    onValid={onSave}
    onClose={onClose}
  >
    {(errors) => <TitleFields errors={errors} item={set} />}
  </AddEditDialog>
);
