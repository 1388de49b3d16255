import { FlashcardSetForm, type ClassId, type FlashcardSetView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { useAddSet, useChangeSet } from './api.ts';

const Form = FlashcardSetForm.pick({ title: true, description: true });

interface Props {
  classId: ClassId;
  onClose: () => void;
}

/** Makes a set by hand, or changes the one that is given. */
export const SetDialog = (props: Props & ({ set: FlashcardSetView } | { onAdded: (set: FlashcardSetView) => void })) =>
  'set' in props ? <EditSet {...props} /> : <CreateSet {...props} />;

const CreateSet = ({ classId, onClose, onAdded }: Props & { onAdded: (set: FlashcardSetView) => void }) => {
  const { mutate, isPending } = useAddSet(onAdded);
  const save = (form: Form) => mutate({ ...form, classId, aiGenerated: false });
  return <SetForm busy={isPending} onSave={save} onClose={onClose} />;
};

const EditSet = ({ set, onClose }: Props & { set: FlashcardSetView }) => {
  const { mutate, isPending } = useChangeSet(set.id, onClose);
  return <SetForm set={set} busy={isPending} onSave={mutate} onClose={onClose} />;
};

type Form = Pick<FlashcardSetForm, 'title' | 'description'>;

interface FormProps {
  set?: FlashcardSetView;
  busy: boolean;
  onSave: (form: Form) => void;
  onClose: () => void;
}

const SetForm = ({ set, busy, onSave, onClose }: FormProps) => {
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(Form, {
    onValid: onSave,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t(set ? 'flashcards.editSet' : 'flashcards.create')}
      submitLabel={t(set ? 'save' : 'flashcards.create')}
      busyLabel={t(set ? 'saving' : 'flashcards.creating')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('title')} required error={errors['title']}>
        <Input name="title" autoComplete="off" defaultValue={set?.title} />
      </Field>
      <Field label={t('descriptionOptional')} error={errors['description']}>
        <TextArea name="description" rows={3} defaultValue={set?.description ?? ''} />
      </Field>
    </FormDialog>
  );
};
