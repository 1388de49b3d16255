import type { AuditGrantView } from '@hub/contracts';
import { Button, EmptyState, Skeleton } from '@hub/ui';
import { MailQuestion } from 'lucide-react';
import { t } from '../../messages.ts';
import { GrantItem, isGood } from '../../shared/grant-item.tsx';
import { ReadFailed } from '../../shared/read-failed.tsx';
import { type Decision, useDecision, useGrantRequests } from './api.ts';

/** What auditors ask for and were given; what waits is first. */
export const GrantRequests = () => {
  const { data, error, refetch } = useGrantRequests();
  if (!data && error) return <ReadFailed error={error} title={t('grants.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output aria-label={t('grants.loading')}>
        <Skeleton height={160} />
      </output>
    );
  if (data.length === 0)
    return <EmptyState icon={<MailQuestion size={24} />} title={t('grants.none.title')} hint={t('grants.none.hint')} />;
  return (
    <ul>
      {data.map((grant) => (
        <GrantItem key={grant.id} grant={grant}>
          {grant.state === 'requested' && <DecisionButton decision="refuse" grant={grant} />}
          {grant.state === 'requested' && <DecisionButton decision="give" grant={grant} />}
          {isGood(grant) && <DecisionButton decision="end" grant={grant} />}
        </GrantItem>
      ))}
    </ul>
  );
};

const DecisionButton = ({ decision, grant }: { decision: Decision; grant: AuditGrantView }) => {
  const { mutate, isPending } = useDecision(decision, grant.id);
  const action = t(`grants.${decision}.action`);
  const student = grant.student ?? t('grants.unknown');
  return (
    <Button
      variant={decision === 'give' ? 'primary' : 'secondary'}
      size="sm"
      busy={isPending}
      aria-label={t('grants.actionOf', { action, student, reason: grant.reason })}
      onClick={() => mutate()}
    >
      {action}
    </Button>
  );
};
