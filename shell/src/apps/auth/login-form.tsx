import { LoginForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Stack } from '@hub/ui';
import { signIn } from './sign-in.ts';
import { useSubmit, type AuthProps } from './use-submit.ts';

export interface FormProps extends AuthProps {
  /** The e-mail is kept when the tab changes (decision Q28). */
  email: string;
  onEmail: (email: string) => void;
}

export const LoginForm = ({ email, onEmail, ...rest }: FormProps) => {
  const { isBusy, submit } = useSubmit(signIn, rest);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Login">
      <Stack>
        <Field label="Email" error={errors['email']}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="Password" error={errors['password']}>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" busy={isBusy}>
          Login
        </Button>
        <a href="/auth/forgot-password">Forgot password?</a>
      </Stack>
    </form>
  );
};
