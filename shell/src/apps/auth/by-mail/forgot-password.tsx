import { forgotPassword, ForgotPasswordForm } from '@hub/contracts';
import { call, useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { Frame, ToSignIn } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

/** Asks for a mail with a link; says the same of every address. */
export const ForgotPassword = ({ notify }: ByMailProps) => {
  const { isBusy, isDone, submit } = useCall((body: { email: string }) => call(forgotPassword, { body }), {
    failure: 'No email could be sent',
    notify,
  });
  const { errors, onSubmit } = useForm(ForgotPasswordForm, { onValid: submit });
  return (
    <Frame title="Forgot your password?">
      {isDone ? (
        <output>If an account has this email address, a link to choose a new password is on its way.</output>
      ) : (
        <form noValidate onSubmit={onSubmit} aria-label="Forgot your password?">
          <Stack>
            <Field label="Email" error={errors['email']}>
              <Input name="email" type="email" autoComplete="username" />
            </Field>
            <Button type="submit" busy={isBusy}>
              Send a link
            </Button>
          </Stack>
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
};
