import { Card, Page, PageHeader } from '@hub/ui';
import { GrantRequests } from '../features/grants/grant-requests.tsx';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';

/** /operations/grants: what auditors ask to read. */
export const GrantsPage = () => (
  <Page>
    <PageHeader title={t('pages.grants')} subtitle={t('grants.subtitle')} />
    <PageLinks />
    <Card as="section" aria-label={t('grants.list')}>
      <GrantRequests />
    </Card>
  </Page>
);
