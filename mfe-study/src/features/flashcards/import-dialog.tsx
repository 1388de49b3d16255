import { importLimits, limits, requiredText, type ClassId, type FlashcardSetView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input } from '@hub/ui';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { useImportSet } from './api.ts';
import { readTextFile } from './read-text-file.ts';

const Form = z.object({ title: requiredText('Title', limits.title) });
const size = importLimits.bytes / 1000;

interface Props {
  classId: ClassId;
  onClose: () => void;
  onDone: (set: FlashcardSetView) => void;
}

/** Imports a set from a CSV or TSV file; the server accepts the whole file or nothing. */
export const ImportDialog = ({ classId, onClose, onDone }: Props) => {
  const { notify } = useShell();
  const { mutateAsync, isPending } = useImportSet(onDone);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const title = useRef<HTMLInputElement>(null);

  const reject = (reason: string) => {
    setError(reason);
    notify({ title: reason, tone: 'destructive' });
  };
  const send = async (form: { title: string }) => {
    if (!file) return reject(t('exchange.noFile'));
    if (file.size > importLimits.bytes) return reject(t('exchange.tooLarge', { size }));
    const text = await readTextFile(file).catch(() => null);
    if (text === null) return reject(t('exchange.unreadable'));
    await mutateAsync({ ...form, classId, text }).catch(() => {}); // the notice has shown it
  };
  const { errors, onSubmit } = useForm(Form, {
    onValid: (form) => void send(form),
    onInvalid: (message) => notify({ title: message, tone: 'destructive' }),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    if (chosen && title.current?.value === '') title.current.value = chosen.name.replace(/\.[^.]*$/, '');
  };

  return (
    <FormDialog
      title={t('exchange.import')}
      description={t('exchange.importHint')}
      submitLabel={t('exchange.import')}
      busyLabel={t('exchange.importing')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('exchange.file')} required error={error} hint={t('exchange.fileHint', { ...importLimits, size })}>
        <Input
          type="file"
          accept=".csv,.tsv,.txt"
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
        />
      </Field>
      <Field label={t('flashcards.setTitle')} required error={errors['title']}>
        <Input name="title" autoComplete="off" ref={title} />
      </Field>
    </FormDialog>
  );
};
