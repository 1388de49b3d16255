import { Link, useFailureNotice } from '@hub/mfe';
import { Card, ErrorState, monthOf } from '@hub/ui';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { monthItemsOf, sampleItemsOf } from '../features/calendar/calendar-items.ts';
import { dayItemsOf } from '../features/calendar/day-item.ts';
import { MonthGrid } from '../features/calendar/month-grid/month-grid.tsx';
import { MonthSkeleton } from '../features/calendar/month-skeleton.tsx';
import { t } from '../messages.ts';
import { muted } from '../shared/styles.ts';
import { useNow } from '../shared/use-now.ts';

/** The dashboard's month: markers by event type; title and days link to /calendar (decisions Q40, Q41). */
export const DashboardMonth = () => {
  const { data: events, isLoadingError, refetch } = useEvents();
  const { today } = useNow();
  const [month, setMonth] = useState<string | null>(null);
  useFailureNotice(isLoadingError, t('failed.events'));
  if (isLoadingError) {
    return (
      <Card as="section" aria-label={t('calendar.title')}>
        <ErrorState title={t('failed.events')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!events) {
    return (
      <Card as="section" aria-label={t('calendar.title')}>
        <MonthSkeleton height={330} />
      </Card>
    );
  }
  const isSample = events.length === 0;
  return (
    <Card as="section" aria-label={t('calendar.title')}>
      <MonthGrid
        compact
        month={month ?? monthOf(today)}
        today={today}
        onMonthChange={setMonth}
        items={isSample ? sampleItemsOf : monthItemsOf(dayItemsOf(events), today)}
        dayHref={(day) => `/calendar?date=${day}`}
        linkAs={Link}
        renderTitle={(text) => (
          <Link href="/calendar" css={{ color: 'inherit' }}>
            {text}
          </Link>
        )}
      />
      {isSample && <p css={muted}>{t('calendar.samples')}</p>}
    </Card>
  );
};
