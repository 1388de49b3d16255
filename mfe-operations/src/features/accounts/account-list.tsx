import type { AccountRow } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, EmptyState, Row, Skeleton, Stack } from '@hub/ui';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/facts.tsx';
import { ReadFailed } from '../../shared/read-failed.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountItem } from './account-item.tsx';
import { useAccounts } from './api.ts';

/** What a search finds, a page at a time; everybody without a search. */
export const AccountList = ({ search }: { search: string }) => {
  const { data, error, refetch, ...pages } = useAccounts(search);
  const [managed, setManaged] = useState<Pick<AccountRow, 'id' | 'email'> | null>(null);
  useFailureNotice(pages.isFetchNextPageError, t('accounts.moreFailed'));
  if (!data && error) return <ReadFailed error={error} title={t('accounts.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Stack as="output" gap={3} aria-label={t('accounts.loading')}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={72} />
        ))}
      </Stack>
    );
  const accounts = data.pages.flatMap((page) => page.accounts);
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState
          icon={<UserSearch size={24} />}
          title={t('accounts.none.title')}
          hint={search && t('accounts.none.hint', { text: search })}
        />
      ) : (
        <output css={[muted, { display: 'block' }]}>{t('accounts.shown', { count: accounts.length })}</output>
      )}
      <ul>
        {accounts.map((account) => (
          <AccountItem key={account.id} account={account} onManage={() => setManaged(account)} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Row justify="center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('accounts.more')}
          </Button>
        </Row>
      )}
      {managed && <AccountDialog {...managed} onClose={() => setManaged(null)} />}
    </>
  );
};
