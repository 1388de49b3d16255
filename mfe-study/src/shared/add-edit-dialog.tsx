import { useForm, useShell } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { t } from '../messages.ts';

interface Props<Schema extends z.ZodType> {
  schema: Schema;
  isNew: boolean;
  labels: { add: string; adding: string; edit: string };
  busy: boolean;
  onValid: (form: z.output<Schema>) => void;
  onClose: () => void;
  /** Renders the fields, with the error of each by its name. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** The dialog that adds something or edits it, with the same fields. */
export const AddEditDialog = <Schema extends z.ZodType>(props: Props<Schema>) => {
  const { schema, isNew, labels, busy, onValid, onClose, children } = props;
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(schema, {
    onValid,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={isNew ? labels.add : labels.edit}
      submitLabel={isNew ? labels.add : t('save')}
      busyLabel={isNew ? labels.adding : t('saving')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children(errors)}
    </FormDialog>
  );
};
