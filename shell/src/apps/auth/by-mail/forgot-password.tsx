import { forgotPassword, ForgotPasswordForm } from '@hub/contracts';
import { call, useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { t } from '../../../messages.ts';
import { Frame, ToSignIn } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

/** Requests an e-mail with a link; the response is the same for every address. */
export const ForgotPassword = ({ notify }: ByMailProps) => {
  const { isBusy, isDone, submit } = useCall((body: { email: string }) => call(forgotPassword, { body }), {
    failure: t('byMail.notSent'),
    notify,
  });
  const { errors, onSubmit } = useForm(ForgotPasswordForm, { onValid: submit });
  return (
    <Frame title={t('byMail.forgotTitle')}>
      {isDone ? (
        <output>{t('byMail.sent')}</output>
      ) : (
        <form noValidate onSubmit={onSubmit} aria-label={t('byMail.forgotTitle')}>
          <Stack>
            <Field label={t('auth.email')} error={errors['email']}>
              <Input name="email" type="email" autoComplete="username" />
            </Field>
            <Button type="submit" busy={isBusy}>
              {t('byMail.send')}
            </Button>
          </Stack>
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
};
