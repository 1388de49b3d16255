import { CodeForm } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Field, FormDialog, type FormDialogProps, Input, Stack } from '@hub/ui';
import { t } from './messages.ts';

type Props = Omit<FormDialogProps, 'onSubmit' | 'children'> & {
  /** What kinds of codes are accepted. */
  hint: string;
  onCode: (form: CodeForm) => void;
  children?: FormDialogProps['children'];
};

/** Asks for a code of the second factor, below what `children` show. */
export const CodeDialog = ({ hint, onCode, children, ...dialog }: Props) => {
  const { errors, onSubmit } = useForm(CodeForm, { onValid: onCode });
  return (
    <FormDialog {...dialog} onSubmit={onSubmit}>
      <Stack>
        {children}
        <Field label={t('code')} hint={hint} error={errors['code']}>
          <Input
            name="code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just asked for this form
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </Stack>
    </FormDialog>
  );
};
