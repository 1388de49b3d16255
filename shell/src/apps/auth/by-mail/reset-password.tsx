import { resetPassword, ResetPasswordForm } from '@hub/contracts';
import { call, useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { Frame, ToSignIn } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

const Form = ResetPasswordForm.pick({ password: true });

/** Where the link of a mail leads: a new password, by its token. */
export const ResetPassword = ({ token, notify }: ByMailProps) => {
  const send = ({ password }: { password: string }) => call(resetPassword, { body: { token, password } });
  const { isBusy, isDone, submit } = useCall(send, { failure: 'The password was not changed', notify });
  const { errors, onSubmit } = useForm(Form, { onValid: submit });
  return (
    <Frame title="Choose a new password">
      {isDone ? (
        <output>Your password is changed, and every session was ended. Please sign in with the new one.</output>
      ) : (
        <form noValidate onSubmit={onSubmit} aria-label="Choose a new password">
          <Stack>
            <Field label="New password" error={errors['password']}>
              <Input name="password" type="password" autoComplete="new-password" />
            </Field>
            <Button type="submit" busy={isBusy}>
              Save
            </Button>
          </Stack>
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
};
