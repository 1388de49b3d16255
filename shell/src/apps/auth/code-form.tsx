import { CodeForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { t as tOfAll } from '../../messages.ts';
import { t as tOfPasskeys } from '../../shared/passkeys/messages.ts';
import { t } from './code-messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { enterCode, takePasskeyStep } from './sign-in.ts';
import { useSecondStep } from './use-second-step.ts';
import { useSubmit, type StepProps } from './use-submit.ts';

/** The second step of a sign-in: a code of the student's authenticator app, a recovery code, or a passkey. */
export const CodeForm = (props: StepProps) => {
  const { app, passkey } = useSecondStep();
  const { isBusy, submit } = useSubmit(enterCode, props);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('title')}>
      <Stack>
        <Field label={t('code')} hint={t(app ? 'hint' : 'recoveryHint')} error={errors['code']}>
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
        {passkey && <PasskeyButton {...props} label={tOfPasskeys('use')} send={takePasskeyStep} />}
        <Button variant="secondary" disabled={isBusy} onClick={() => props.onStep('password')}>
          {t('back')}
        </Button>
      </Stack>
    </form>
  );
};
