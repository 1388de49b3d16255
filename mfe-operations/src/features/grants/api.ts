import { type AuditGrantId, decideGrant, endGrant, listGrantRequests } from '@hub/contracts';
import { call, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

/** Of all auditors; read again every quarter minute. */
export const useGrantRequests = () => useQuery({ ...query(listGrantRequests), staleTime: 0, refetchInterval: 15_000 });

/** What an operator does with a request or a grant. */
export type Decision = 'give' | 'refuse' | 'end';

export const useDecision = (decision: Decision, id: AuditGrantId) =>
  useChange({
    send: async () => {
      const params = { id };
      if (decision === 'end') return { answer: await call(endGrant, { params }) };
      return { answer: await call(decideGrant, { params, body: { given: decision === 'give' } }) };
    },
    refresh: [keyOf(listGrantRequests)],
    done: { title: t(`grants.${decision}.done`) },
    failed: { title: t(`grants.${decision}.failed`), fallback: t('grants.unreachable') },
  });
