import { Card, CardHeader, Page, PageHeader } from '@hub/ui';
import { LookList } from '../features/audit/grants/look-list.tsx';
import { OwnGrants } from '../features/audit/grants/own-grants.tsx';
import { t } from '../messages.ts';
import { muted } from '../shared/facts.tsx';
import { PageLinks } from '../shared/page-links.tsx';

/** /audit/access: the auditor's grants, and who looked at what. */
export const AccessPage = () => (
  <Page>
    <PageHeader title={t('audit.pages.access')} subtitle={t('grants.subtitle')} />
    <PageLinks of="auditor" />
    <Card as="section" aria-label={t('grants.list')}>
      <CardHeader title={t('grants.list')} />
      <OwnGrants />
    </Card>
    <Card as="section" aria-label={t('grants.looks.title')}>
      <CardHeader title={t('grants.looks.title')} />
      <p css={muted}>{t('grants.looks.hint')}</p>
      <LookList />
    </Card>
  </Page>
);
