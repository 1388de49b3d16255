import { DocumentChange, type DocumentView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { useChangeDocument } from '../../shared/document-api.ts';

export const RenameDocument = ({ document, onClose }: { document: DocumentView; onClose: () => void }) => {
  const { notify } = useShell();
  const { mutate, isPending } = useChangeDocument(document.id, { onChanged: onClose });
  const { errors, onSubmit } = useForm(DocumentChange, {
    onValid: (change) => mutate(change),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t('documents.details')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('documents.name')} required hint={t('documents.nameHint')} error={errors['name']}>
        <Input name="name" defaultValue={document.name} autoComplete="off" dir="auto" />
      </Field>
      <Field label={t('documents.description')} error={errors['description']}>
        <TextArea name="description" defaultValue={document.description ?? ''} rows={3} dir="auto" />
      </Field>
    </FormDialog>
  );
};
