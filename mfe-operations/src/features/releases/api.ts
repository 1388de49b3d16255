import { buildFigures, changeReleaseShare, listReleases, promoteRelease, rollBackRelease } from '@hub/contracts';
import { call, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

const live = { staleTime: 0, refetchInterval: 10_000 } as const;

export const useReleases = () => useQuery({ ...query(listReleases), ...live });

export const useFigures = () => useQuery({ ...query(buildFigures), ...live });

/** What an operator does with a build: `goBack` makes an earlier one live again. */
export type Action = 'promote' | 'share' | 'rollBack' | 'goBack';

export interface Wanted {
  action: Action;
  remote: string;
  version: string;
}

export interface Decided {
  reason: string;
  /** Percent of the students. */
  share?: number;
}

const send = ({ remote, version, action }: Wanted, { reason, share = 0 }: Decided) => {
  const params = { remote };
  const why = reason === '' ? null : reason;
  switch (action) {
    case 'promote':
      return call(promoteRelease, { params, body: { version, reason: why } });
    case 'share':
      return call(changeReleaseShare, { params, body: { version, share, reason: why } });
    case 'rollBack':
      return call(rollBackRelease, { params, body: { from: version, reason } });
    case 'goBack':
      return call(rollBackRelease, { params, body: { version, reason } });
  }
};

export const useDecide = (wanted: Wanted, onDone: () => void) =>
  useChange({
    send: async (decided: Decided) => ({ answer: await send(wanted, decided) }),
    refresh: [keyOf(listReleases)],
    done: { title: t(`releases.${wanted.action}.done`) },
    failed: { title: t(`releases.${wanted.action}.failed`), fallback: t('releases.unreachable') },
    onDone,
  });
