import type { AuditEntry, AuditFilter } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, EmptyState, Row, Skeleton, Stack } from '@hub/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { ReadFailed } from '../../shared/read-failed.tsx';
import { useEntries } from './api.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryItem } from './entry-item.tsx';

/** What a filter finds, a page at a time. */
export const EntryList = ({ filter }: { filter: AuditFilter }) => {
  const { data, error, refetch, ...pages } = useEntries(filter);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  useFailureNotice(pages.isFetchNextPageError, t('audit.moreFailed'));
  if (!data && error) return <ReadFailed error={error} title={t('audit.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Stack as="output" gap={3} aria-label={t('audit.loading')}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={48} />
        ))}
      </Stack>
    );
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      {entries.length === 0 && (
        <EmptyState icon={<SearchX size={24} />} title={t('audit.none.title')} hint={t('audit.none.hint')} />
      )}
      <ol>
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} onOpen={() => setOpened(entry)} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Row justify="center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </Row>
      )}
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
