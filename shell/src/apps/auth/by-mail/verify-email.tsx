import { LoginForm, verifyEmail } from '@hub/contracts';
import { ApiError, call, useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { Frame } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

const Form = LoginForm.pick({ password: true });

interface WithPasswordProps {
  busy: boolean;
  onPassword: (form: { password: string }) => void;
}

const WithPassword = ({ busy, onPassword }: WithPasswordProps) => {
  const { errors, onSubmit } = useForm(Form, { onValid: onPassword });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('byMail.verifyTitle')}>
      <Stack>
        <p>{t('byMail.verifyPassword')}</p>
        <Field label={t('auth.password')} error={errors['password']}>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" busy={busy}>
          {t('byMail.confirm')}
        </Button>
        <a href="/auth/forgot-password">{t('auth.forgot')}</a>
      </Stack>
    </form>
  );
};

/**
 * Target of the link in the first e-mail. It has a button, because mail scanners open links too, and asks for the
 * password in a browser that is not signed in.
 */
export const VerifyEmail = ({ token, notify }: ByMailProps) => {
  const [needsPassword, setNeedsPassword] = useState(false);
  const send = async (form: { password?: string }) => {
    try {
      await call(verifyEmail, { body: { token, ...form } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403) || needsPassword) throw error;
      setNeedsPassword(true);
      return 'needs password';
    }
    return 'verified';
  };
  const { isBusy, result, submit } = useCall(send, { failure: t('byMail.notVerified'), notify });
  return (
    <Frame title={t('byMail.verifyTitle')}>
      {result === 'verified' && <output>{t('byMail.verified')}</output>}
      {result !== 'verified' && needsPassword && <WithPassword busy={isBusy} onPassword={submit} />}
      {result !== 'verified' && !needsPassword && (
        <Button busy={isBusy} onClick={() => submit({})}>
          {t('byMail.confirm')}
        </Button>
      )}
      <a href="/">{t('byMail.toStart')}</a>
    </Frame>
  );
};
