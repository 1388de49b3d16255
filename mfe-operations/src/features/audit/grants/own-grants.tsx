import type { AuditGrantView } from '@hub/contracts';
import { Button, EmptyState, Skeleton } from '@hub/ui';
import { KeyRound } from 'lucide-react';
import { t } from '../../../messages.ts';
import { GrantItem, isGood } from '../../../shared/grant-item.tsx';
import { ReadFailed } from '../../../shared/read-failed.tsx';
import { useGrants, useWithdraw } from './api.ts';

/** What the auditor asked for and was given. */
export const OwnGrants = () => {
  const { data, error, refetch } = useGrants();
  if (!data && error) return <ReadFailed error={error} title={t('grants.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output aria-label={t('grants.loading')}>
        <Skeleton height={120} />
      </output>
    );
  if (data.length === 0)
    return (
      <EmptyState icon={<KeyRound size={24} />} title={t('grants.noneOwn.title')} hint={t('grants.noneOwn.hint')} />
    );
  return (
    <ul>
      {data.map((grant) => (
        <GrantItem key={grant.id} grant={grant}>
          {(grant.state === 'requested' || isGood(grant)) && <Withdraw grant={grant} />}
        </GrantItem>
      ))}
    </ul>
  );
};

const Withdraw = ({ grant: { id, student, reason } }: { grant: AuditGrantView }) => {
  const { mutate, isPending } = useWithdraw(id);
  const action = t('grants.withdraw.action');
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={t('grants.actionOf', { action, student: student ?? t('grants.unknown'), reason })}
      onClick={() => mutate()}
    >
      {action}
    </Button>
  );
};
