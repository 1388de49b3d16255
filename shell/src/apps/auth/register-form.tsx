import { css } from '@emotion/react';
import { RegisterForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, space, Stack } from '@hub/ui';
import type { FormProps } from './login-form.tsx';
import { signUp } from './sign-in.ts';
import { useSubmit } from './use-submit.ts';

const names = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: ${space(4)};
`;

export const RegisterForm = ({ email, onEmail, ...rest }: FormProps) => {
  const { isBusy, submit } = useSubmit(signUp, rest);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Sign Up">
      <Stack>
        <div css={names}>
          <Field label="First Name" error={errors['firstName']}>
            <Input name="firstName" autoComplete="given-name" />
          </Field>
          <Field label="Last Name" error={errors['lastName']}>
            <Input name="lastName" autoComplete="family-name" />
          </Field>
        </div>
        <Field label="Email" error={errors['email']}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="Password" error={errors['password']} hint={!errors['password'] && 'At least 6 characters'}>
          <Input name="password" type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" busy={isBusy}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
};
