import { useSearch } from '@hub/mfe';
import { Card, Page, PageHeader, Stack } from '@hub/ui';
import { EntryList } from '../features/audit/entry-list.tsx';
import { FilterForm } from '../features/audit/filter-form.tsx';
import { filterOf, pathOf } from '../features/audit/filter.ts';
import { HeadCard } from '../features/audit/head-card.tsx';
import { SealCard } from '../features/audit/seal-card.tsx';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';

/** /audit: who did what, narrowed by the address. */
export const AuditPage = () => {
  const filter = filterOf(useSearch());
  return (
    <Page>
      <PageHeader title={t('pages.audit')} subtitle={t('audit.subtitle')} />
      <PageLinks of="auditor" />
      <SealCard />
      <HeadCard />
      <Card as="section" aria-label={t('audit.timeline')}>
        <Stack gap={6}>
          <FilterForm filter={filter} />
          <EntryList key={pathOf(filter)} filter={filter} />
        </Stack>
      </Card>
    </Page>
  );
};
