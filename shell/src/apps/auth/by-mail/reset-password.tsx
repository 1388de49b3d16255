import { resetPassword, ResetPasswordForm } from '@hub/contracts';
import { call, useForm } from '@hub/mfe';
import { Button, Stack } from '@hub/ui';
import { t } from '../../../messages.ts';
import { NewPassword } from '../../../shared/new-password/new-password.tsx';
import { Frame, ToSignIn } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

const Form = ResetPasswordForm.pick({ password: true });

/** Target of the link in the e-mail: sets a new password with its token. */
export const ResetPassword = ({ token, notify }: ByMailProps) => {
  const send = ({ password }: { password: string }) => call(resetPassword, { body: { token, password } });
  const { isBusy, isDone, submit } = useCall(send, { failure: t('byMail.notChanged'), notify });
  const { errors, onSubmit } = useForm(Form, { onValid: submit });
  return (
    <Frame title={t('byMail.resetTitle')}>
      {isDone ? (
        <output>{t('byMail.changed')}</output>
      ) : (
        <form noValidate onSubmit={onSubmit} aria-label={t('byMail.resetTitle')}>
          <Stack>
            <NewPassword
              name="password"
              label={t('byMail.newPassword')}
              hint={!errors['password'] && t('auth.passwordHint')}
              error={errors['password']}
            />
            <Button type="submit" busy={isBusy}>
              {t('byMail.save')}
            </Button>
          </Stack>
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
};
