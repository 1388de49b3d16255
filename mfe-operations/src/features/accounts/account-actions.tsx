import type { AccountDetail } from '@hub/contracts';
import { Button } from '@hub/ui';
import { t } from '../../messages.ts';
import { useAction } from './api.ts';

/** What is asked about before it is done. */
export type Step = 'limits' | 'signOut' | 'lock' | 'erase';

interface Props {
  account: Pick<AccountDetail, 'id' | 'roles' | 'lockedAt'>;
  onStep: (step: Step) => void;
}

/** The buttons of an account. One with a role is neither locked nor erased. */
export const AccountActions = ({ account: { id, roles, lockedAt }, onStep }: Props) => {
  const unlock = useAction('unlock', { id });
  const hasRole = roles.length > 0;
  return (
    <>
      <Button variant="secondary" onClick={() => onStep('limits')}>
        {t('accounts.account.limits')}
      </Button>
      <Button variant="secondary" onClick={() => onStep('signOut')}>
        {t('accounts.account.signOut')}
      </Button>
      {lockedAt === null ? (
        <Button key="lock" variant="secondary" disabled={hasRole} onClick={() => onStep('lock')}>
          {t('accounts.account.lock')}
        </Button>
      ) : (
        <Button key="unlock" variant="secondary" busy={unlock.isPending} onClick={() => unlock.mutate()}>
          {t(unlock.isPending ? 'accounts.account.unlocking' : 'accounts.account.unlock')}
        </Button>
      )}
      <Button variant="danger" disabled={hasRole} onClick={() => onStep('erase')}>
        {t('accounts.account.erase')}
      </Button>
    </>
  );
};
