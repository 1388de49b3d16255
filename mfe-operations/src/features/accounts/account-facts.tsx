import type { AccountDetail } from '@hub/contracts';
import { Row, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain, sizeOf } from '../../shared/amounts.ts';
import { type Fact, Facts, muted } from '../../shared/facts.tsx';
import { momentOf } from '../../shared/times.ts';
import { AccountBadges } from './account-item.tsx';
import { nameOf } from './name-of.ts';

const answer = (is: boolean) => t(is ? 'accounts.account.yes' : 'accounts.account.no');

const amount = ({ used, quota }: AccountDetail, what: keyof AccountDetail['used']) => {
  const written = what === 'bytes' ? sizeOf : plain;
  const limit = quota[what];
  if (limit === null) return written(used[what]);
  return t('accounts.account.of', { used: written(used[what]), limit: written(limit) });
};

const factsOf = (account: AccountDetail): readonly Fact[] => {
  const { createdAt, lastSeenAt, sessions, emailVerified, secondFactor } = account;
  const name = nameOf(account);
  return [
    ...(name ? [[t('accounts.account.name'), <bdi key="name">{name}</bdi>] as const] : []),
    [t('accounts.account.created'), momentOf(createdAt)],
    [t('accounts.account.seen'), lastSeenAt === null ? t('accounts.account.never') : momentOf(lastSeenAt)],
    [t('accounts.account.sessions'), plain(sessions)],
    [t('accounts.account.verified'), answer(emailVerified)],
    [t('accounts.account.factor'), answer(secondFactor)],
    [t('accounts.account.bytes'), amount(account, 'bytes')],
    [t('accounts.account.documents'), amount(account, 'documents')],
    [t('accounts.account.events'), amount(account, 'events')],
  ];
};

/** An account in numbers and times. */
export const AccountFacts = ({ account }: { account: AccountDetail }) => (
  <Stack gap={2}>
    <Row>
      <AccountBadges account={account} />
      {account.lockedAt !== null && (
        <span css={muted}>{t('accounts.account.lockedSince', { when: momentOf(account.lockedAt) })}</span>
      )}
    </Row>
    <Facts facts={factsOf(account)} />
    {account.roles.length > 0 && <p css={muted}>{t('accounts.account.hasRole')}</p>}
  </Stack>
);
