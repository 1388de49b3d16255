import { CodeForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { t as tOfAll } from '../../messages.ts';
import { t } from './code-messages.ts';
import { enterCode } from './sign-in.ts';
import { useSubmit, type StepProps } from './use-submit.ts';

/** The second step of a sign-in: a code of the student's authenticator app, or a recovery code. */
export const CodeForm = (props: StepProps) => {
  const { isBusy, submit } = useSubmit(enterCode, props);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('title')}>
      <Stack>
        <Field label={t('code')} hint={t('hint')} error={errors['code']}>
          <Input
            name="code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button of the first step is gone, and the focus with it
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          {tOfAll('auth.login')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => props.onStep('password')}>
          {t('back')}
        </Button>
      </Stack>
    </form>
  );
};
