import {
  type AccountView,
  beginPasskeyProof,
  giveProof,
  giveProofByPasskey,
  LoginForm,
  type ProofForm,
} from '@hub/contracts';
import { call, useChange, useForm } from '@hub/mfe';
import { Button, ButtonLink, Dialog, Field, FormDialog, Input } from '@hub/ui';
import { t as tOfAll } from '../../../messages.ts';
import { t } from '../../../student-messages.ts';
import { t as tOfFactor } from '../second-factor/messages.ts';
import { canUsePasskeys, passkeyNotice, signWithPasskey } from '../../../shared/passkeys/device.ts';
import { t as tOfPasskeys } from '../../../shared/passkeys/messages.ts';
import { CodeDialog } from '../second-factor/code-dialog.tsx';

interface Props {
  account: AccountView;
  onGiven: () => void;
  onClose: () => void;
}

const useGiveProof = (onDone: () => void) =>
  useChange({
    send: async (body: ProofForm) => ({ answer: await call(giveProof, { body }) }),
    failed: { title: t('settings.proof.failed'), fallback: tOfAll('unreachable') },
    onDone,
  });

const useGiveProofByPasskey = (onDone: () => void) =>
  useChange({
    send: async () => ({
      answer: await call(giveProofByPasskey, { body: await signWithPasskey(await call(beginPasskeyProof)) }),
    }),
    failed: passkeyNotice(t('settings.proof.failed')),
    onDone,
  });

/** Asks for the code or a passkey where two-step sign-in is on, else for the password, else for a new sign-in by the provider. */
export const ProofDialog = ({ account, onGiven, onClose }: Props) => {
  const [give, giveByPasskey] = [useGiveProof(onGiven), useGiveProofByPasskey(onGiven)];
  const form = {
    title: t('settings.proof.title'),
    description: t('settings.proof.text'),
    submitLabel: t('settings.proof.confirm'),
    busyLabel: t('settings.proof.confirming'),
    busy: give.isPending || giveByPasskey.isPending,
    onClose,
  };
  if (account.secondFactor) {
    const { app, passkeys } = account.secondFactor;
    const hint = tOfFactor(app ? 'codeHint' : 'recoveryHint');
    return (
      <CodeDialog {...form} hint={hint} onCode={(code) => give.mutate(code)}>
        {passkeys.length > 0 && canUsePasskeys() && (
          <Button variant="secondary" onClick={() => giveByPasskey.mutate()}>
            {tOfPasskeys('use')}
          </Button>
        )}
      </CodeDialog>
    );
  }
  if (account.hasPassword) return <PasswordDialog {...form} onPassword={(password) => give.mutate(password)} />;
  return <ProviderDialog onClose={onClose} />;
};

const PasswordForm = LoginForm.pick({ password: true });

type PasswordDialogProps = Omit<Parameters<typeof FormDialog>[0], 'onSubmit' | 'children'> & {
  onPassword: (form: { password: string }) => void;
};

const PasswordDialog = ({ onPassword, ...dialog }: PasswordDialogProps) => {
  const { errors, onSubmit } = useForm(PasswordForm, { onValid: onPassword });
  return (
    <FormDialog {...dialog} onSubmit={onSubmit}>
      <Field label={t('settings.proof.password')} error={errors['password']}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
};

const ProviderDialog = ({ onClose }: Pick<Props, 'onClose'>) => (
  <Dialog
    open
    size="sm"
    onOpenChange={(open) => !open && onClose()}
    title={t('settings.proof.title')}
    description={t('settings.proof.byProvider')}
    footer={<ButtonLink href="/api/auth/google?returnTo=/settings">{t('settings.proof.signIn')}</ButtonLink>}
  />
);
