import { css } from '@emotion/react';
import { RegisterForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, space, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { NewPassword } from '../../shared/new-password/new-password.tsx';
import type { FormProps } from './login-form.tsx';
import { signUp } from './sign-in.ts';
import { SignUpNote } from './sign-up-note.tsx';
import { useSubmit } from './use-submit.ts';

const names = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(35)}), 1fr));
  gap: ${space(4)};
`;

export const RegisterForm = ({ email, onEmail, ...rest }: FormProps) => {
  const { isBusy, submit } = useSubmit(signUp, rest);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('auth.signUp')}>
      <Stack>
        <SignUpNote />
        <div css={names}>
          <Field label={t('auth.firstName')} error={errors['firstName']}>
            <Input name="firstName" autoComplete="given-name" />
          </Field>
          <Field label={t('auth.lastName')} error={errors['lastName']}>
            <Input name="lastName" autoComplete="family-name" />
          </Field>
        </div>
        <Field label={t('auth.email')} error={errors['email']}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        </Field>
        <NewPassword
          name="password"
          label={t('auth.password')}
          hint={!errors['password'] && t('auth.passwordHint')}
          error={errors['password']}
        />
        <Button type="submit" busy={isBusy}>
          {t('auth.createAccount')}
        </Button>
      </Stack>
    </form>
  );
};
