import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea, type FormDialogProps } from '@hub/ui';
import { t } from '../../messages.ts';
import { Note } from './note.ts';

interface Props extends Pick<FormDialogProps, 'title' | 'description' | 'busy' | 'onClose'> {
  onValid: (note: Note) => void;
}

export const NoteDialog = ({ onValid, ...dialog }: Props) => {
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(Note, {
    onValid,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog {...dialog} submitLabel={t('notes.save')} busyLabel={t('saving')} onSubmit={onSubmit}>
      <Field label={t('notes.title')} required error={errors['title']}>
        <Input name="title" autoComplete="off" dir="auto" />
      </Field>
      <Field label={t('notes.text')} required error={errors['text']}>
        <TextArea name="text" rows={12} dir="auto" />
      </Field>
    </FormDialog>
  );
};
