import {
  type AccessTokenForm,
  type AccessTokenView,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t as tOfAll } from '../../../messages.ts';
import { useProof } from '../proof/use-proof.ts';
import { t } from './messages.ts';

const tokens = query(listAccessTokens);

/** Read again on every visit: no event announces that a token was used. */
export const useAccessTokens = () => useQuery({ ...tokens, refetchOnMount: 'always' });

const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useCreateToken = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: AccessTokenForm) => ({ answer: await proven(() => call(createAccessToken, { body })) }),
    refresh: [tokens.queryKey],
    done: { title: t('created') },
    failed: failed(t('notCreated')),
  });
};

export const useRevokeToken = () =>
  useChange({
    send: async ({ id }: AccessTokenView) => ({ answer: await call(revokeAccessToken, { params: { id } }) }),
    refresh: [tokens.queryKey],
    done: { title: t('revoked') },
    failed: failed(t('notRevoked')),
  });
