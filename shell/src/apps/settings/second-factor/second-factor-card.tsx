import type { Enrolment, RecoveryCodes, SecondFactorView } from '@hub/contracts';
import { Badge, Button, dateFormat, Row } from '@hub/ui';
import { useState } from 'react';
import { t } from './messages.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useEnrol, useNewCodes, useTurnOff, useTurnOn } from './api.ts';
import { SureDialog } from './sure-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

const day = (instant: string) => dateFormat({ dateStyle: 'medium' }).format(new Date(instant));

type Open =
  | { name: 'turn on'; enrolment: Enrolment }
  | { name: 'turn off' | 'new codes' }
  | ({ name: 'codes' } & RecoveryCodes);

/** Whether signing in takes a second step: a code of an authenticator app, or a passkey. */
export const SecondFactorCard = ({ factor }: { factor: SecondFactorView | null }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const [enrol, turnOn, turnOff, newCodes] = [useEnrol(), useTurnOn(), useTurnOff(), useNewCodes()];
  const close = () => setOpen(null);
  const hasPasskey = factor !== null && factor.passkeys.length > 0;
  const showCodes = (made: RecoveryCodes) => {
    if (made.recoveryCodes.length === 0) return close(); // they came with a passkey
    setOpen({ name: 'codes', ...made });
  };
  const begin = () =>
    enrol.mutate(undefined, { onSuccess: ({ answer }) => setOpen({ name: 'turn on', enrolment: answer }) });
  return (
    <SettingsCard title={t('title')} hint={t('hint')}>
      {factor ? (
        <IsOn
          factor={factor}
          isBeginning={enrol.isPending}
          onNewCodes={() => setOpen({ name: 'new codes' })}
          onBegin={begin}
          onOff={() => setOpen({ name: 'turn off' })}
        />
      ) : (
        <Row justify="flex-end">
          <Button busy={enrol.isPending} onClick={begin}>
            {t('begin')}
          </Button>
        </Row>
      )}
      {open?.name === 'turn on' && (
        <TurnOnDialog
          enrolment={open.enrolment}
          busy={turnOn.isPending}
          onCode={(form) => turnOn.mutate(form, { onSuccess: ({ answer }) => showCodes(answer) })}
          onClose={close}
        />
      )}
      {open?.name === 'new codes' && (
        <SureDialog
          canProve={hasPasskey}
          title={t('newCodesTitle')}
          description={t('newCodesText')}
          hint={t('codeHint')}
          submitLabel={t('newCodes')}
          busyLabel={t('makingCodes')}
          busy={newCodes.isPending}
          onSure={(form) => newCodes.mutate(form, { onSuccess: ({ answer }) => showCodes(answer) })}
          onClose={close}
        />
      )}
      {open?.name === 'turn off' && (
        <SureDialog
          canProve={hasPasskey}
          title={t('turnOffTitle')}
          description={t(hasPasskey ? 'turnOffKeepText' : 'turnOffText')}
          hint={t('codeHint')}
          submitLabel={t('turnOff')}
          busyLabel={t('turningOff')}
          busy={turnOff.isPending}
          onSure={(form) => turnOff.mutate(form, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open?.name === 'codes' && <RecoveryCodesDialog codes={open.recoveryCodes} onClose={close} />}
    </SettingsCard>
  );
};

interface IsOnProps {
  factor: SecondFactorView;
  isBeginning: boolean;
  onNewCodes: () => void;
  onBegin: () => void;
  onOff: () => void;
}

const IsOn = ({ factor: { since, recoveryCodesLeft, app }, isBeginning, onNewCodes, onBegin, onOff }: IsOnProps) => (
  <>
    <Row>
      <Badge tone="green">{t('on')}</Badge>
      <span>{t('since', { when: day(since) })}</span>
    </Row>
    {!app && <p>{t('byPasskey')}</p>}
    <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
    <Row justify="flex-end">
      <Button variant="secondary" onClick={onNewCodes}>
        {t('newCodes')}
      </Button>
      {app ? (
        <Button variant="secondary" onClick={onOff}>
          {t('turnOff')}
        </Button>
      ) : (
        <Button variant="secondary" busy={isBeginning} onClick={onBegin}>
          {t('beginApp')}
        </Button>
      )}
    </Row>
  </>
);
