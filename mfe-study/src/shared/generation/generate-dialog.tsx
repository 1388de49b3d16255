import { ClassId, type DocumentId } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, TextArea } from '@hub/ui';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { t } from '../../messages.ts';
import type { Source } from './asked-source.ts';
import { ClassField } from './class-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { GenerationProgress, type Work } from './generation-progress.tsx';

interface Props<Form> {
  classId: ClassId;
  /** Ticked alone at first. */
  source?: Source | null;
  title: string;
  description: string;
  schema: z.ZodType<Form>;
  busy: boolean;
  work: Work;
  onValid: (form: Form & { documentIds?: DocumentId[] }) => void;
  onClose: () => void;
  /** The fields that only this dialog has. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Lets AI write a set or a test for a class, from a prompt and the ticked documents. */
export const GenerateDialog = <Form extends object>(props: Props<Form>) => {
  const { classId, source = null, title, description, schema, busy, work, onValid, onClose, children } = props;
  const { notify } = useShell();
  const [chosen, setChosen] = useState<ClassId | null>(classId);
  const [documentIds, setDocumentIds] = useState<DocumentId[] | null>(source && [source.documentId]);
  const { errors, onSubmit } = useForm(schema, {
    onValid: (form) => onValid({ ...form, ...(documentIds && { documentIds }) }),
    onInvalid: (message) => notify({ title: message, tone: 'destructive' }),
  });
  const choose = (id: string) => {
    setChosen(ClassId.safeParse(id).data ?? null);
    setDocumentIds(null);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={title}
      busyLabel={t('generation.pending')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('generation.prompt')} required error={errors['prompt']} hint={t('generation.promptHint')}>
        <TextArea name="prompt" rows={3} defaultValue={source ? t('generation.aboutSource') : undefined} />
      </Field>
      <ClassField value={chosen} error={errors['classId']} onChoose={choose} />
      {children(errors)}
      {chosen && <DocumentsField classId={chosen} chosen={documentIds} onChoose={setDocumentIds} />}
      {busy && <GenerationProgress {...work} />}
    </FormDialog>
  );
};
