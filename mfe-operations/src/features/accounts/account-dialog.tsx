import type { AccountDetail, UserId } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { Dialog, ErrorState, Skeleton } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { isMissing } from '../../shared/refusal.ts';
import { AccountActions, type Step } from './account-actions.tsx';
import { AccountFacts } from './account-facts.tsx';
import { useAccount } from './api.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { LimitsDialog } from './limits-dialog.tsx';

interface Props {
  id: UserId;
  email: string;
  onClose: () => void;
}

/** One account in numbers, and what an operator does with it; each step asks in a dialog above this one. */
export const AccountDialog = ({ id, email, onClose }: Props) => {
  const { data: account, error, refetch } = useAccount(id);
  const [step, setStep] = useState<Step | null>(null);
  const back = () => setStep(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span css={{ overflowWrap: 'anywhere' }}>{email}</span>}
      description={t('accounts.account.hint')}
      footer={account && <AccountActions account={account} onStep={setStep} />}
    >
      {!account && !error && (
        <output aria-label={t('accounts.account.loading')}>
          <Skeleton height={360} />
        </output>
      )}
      {!account && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {account && <AccountFacts account={account} />}
      {account && step && <StepDialog step={step} account={account} onBack={back} onErased={onClose} />}
    </Dialog>
  );
};

const ReadFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  isMissing(error) ? (
    <p role="alert">{t('accounts.account.gone')}</p>
  ) : (
    <ErrorState title={t('accounts.account.failed')} detail={reasonOf(error, '')} onRetry={onRetry} />
  );

interface StepDialogProps {
  step: Step;
  account: AccountDetail;
  onBack: () => void;
  onErased: () => void;
}

const StepDialog = ({ step, account, onBack, onErased }: StepDialogProps) => {
  if (step === 'limits') return <LimitsDialog account={account} onClose={onBack} />;
  if (step === 'erase') return <EraseDialog account={account} onErased={onErased} onClose={onBack} />;
  return <ConfirmAction action={step} account={account} onClose={onBack} />;
};
