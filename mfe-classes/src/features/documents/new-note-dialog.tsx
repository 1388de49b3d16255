import { limits, requiredText, type ClassId } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea } from '@hub/ui';
import { z } from 'zod';
import { useUpload } from './api.ts';

const longest = 100_000;

const Note = z.object({
  title: requiredText('Title', limits.title - '.txt'.length),
  text: requiredText('Text', longest),
});

/** A note is a text file (decision Q68); a slash in its title is no folder. */
const fileOf = ({ title, text }: z.output<typeof Note>) =>
  new File([text], `${title.replaceAll(/[/\\]/g, '-')}.txt`, { type: 'text/plain' });

export const NewNoteDialog = ({ classId, onClose }: { classId: ClassId; onClose: () => void }) => {
  const { notify } = useShell();
  const { mutate, isPending } = useUpload(classId, { onUploaded: onClose });
  const { errors, onSubmit } = useForm(Note, {
    onValid: (note) => mutate({ file: fileOf(note), type: 'note' }),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title="New Note"
      description="Saved as a text file among the documents of this class."
      submitLabel="Save Note"
      busyLabel="Saving..."
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label="Title" required error={errors['title']}>
        <Input name="title" autoComplete="off" />
      </Field>
      <Field label="Text" required error={errors['text']}>
        <TextArea name="text" rows={10} />
      </Field>
    </FormDialog>
  );
};
