import { passkeyLimits, type PasskeyView } from '@hub/contracts';
import { useState } from 'react';
import { canUsePasskeys } from '../../../shared/passkeys/device.ts';
import { RecoveryCodesDialog } from '../second-factor/recovery-codes-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useAddPasskey, useRemovePasskey } from './api.ts';
import { t } from './messages.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** With what the student signs in, instead of a password and a code. */
export const PasskeysCard = ({ passkeys }: { passkeys: readonly PasskeyView[] }) => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [add, remove] = [useAddPasskey(), useRemovePasskey()];
  const isFull = passkeys.length >= passkeyLimits.passkeys;
  return (
    <SettingsCard title={t('title')} hint={t('hint')}>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables.id === passkey.id}
              onRemove={() => remove.mutate(passkey)}
            />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p>{t('unsupported')}</p>}
      {canUsePasskeys() && isFull && <p>{t('full')}</p>}
      {canUsePasskeys() && !isFull && (
        <PasskeyForm
          key={passkeys.length}
          busy={add.isPending}
          onAdd={(form) => add.mutate(form, { onSuccess: ({ answer }) => setCodes(answer.recoveryCodes) })}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </SettingsCard>
  );
};
