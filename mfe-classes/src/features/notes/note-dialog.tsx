import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea, type FormDialogProps } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { Note } from './note.ts';

interface Props extends Pick<FormDialogProps, 'title' | 'description' | 'busy' | 'onClose'> {
  /** Initial values of the fields; without `text` the note is still loading. */
  note: Partial<Note>;
  /** Shown instead of the text field while the text is loading. */
  waiting?: ReactNode;
  onValid: (note: Note) => void;
}

export const NoteDialog = ({ note, waiting, onValid, ...dialog }: Props) => {
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(Note, {
    onValid,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      {...dialog}
      submitLabel={t('notes.save')}
      busyLabel={t('saving')}
      disabled={note.text === undefined}
      onSubmit={onSubmit}
    >
      <Field label={t('notes.title')} required error={errors['title']}>
        <Input name="title" defaultValue={note.title} autoComplete="off" dir="auto" />
      </Field>
      {note.text === undefined ? (
        waiting
      ) : (
        <Field label={t('notes.text')} required error={errors['text']}>
          <TextArea name="text" defaultValue={note.text} rows={12} dir="auto" />
        </Field>
      )}
    </FormDialog>
  );
};
