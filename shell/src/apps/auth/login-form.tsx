import { LoginForm as Schema } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, media, space, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { signIn } from './sign-in.ts';
import { useSubmit, type StepProps } from './use-submit.ts';

export interface FormProps extends StepProps {
  /** The e-mail is kept when the tab changes (decision Q28). */
  email: string;
  onEmail: (email: string) => void;
}

export const LoginForm = ({ email, onEmail, ...rest }: FormProps) => {
  const { isBusy, submit } = useSubmit(signIn, rest);
  const { errors, onSubmit } = useForm(Schema, { onValid: submit });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('auth.login')}>
      <Stack>
        <Field label={t('auth.email')} error={errors['email']}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('auth.password')} error={errors['password']}>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" busy={isBusy}>
          {t('auth.login')}
        </Button>
        <a href="/auth/forgot-password" css={{ [media.mobile]: { paddingBlock: space(3) } }}>
          {t('auth.forgot')}
        </a>
      </Stack>
    </form>
  );
};
