import { useSearch } from '@hub/mfe';
import { Card, Page, PageHeader, Stack } from '@hub/ui';
import { AccountList } from '../features/accounts/account-list.tsx';
import { SearchForm } from '../features/accounts/search-form.tsx';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';

/** /operations/accounts, searched by `?search=`. */
export const AccountsPage = () => {
  const search = useSearch().get('search')?.trim() ?? '';
  return (
    <Page>
      <PageHeader title={t('pages.accounts')} subtitle={t('accounts.subtitle')} />
      <PageLinks />
      <Card as="section" aria-label={t('accounts.list')}>
        <Stack gap={6}>
          <SearchForm search={search} />
          <AccountList key={search} search={search} />
        </Stack>
      </Card>
    </Page>
  );
};
