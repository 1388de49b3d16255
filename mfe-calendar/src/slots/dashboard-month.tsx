import { Link, useFailureNotice } from '@hub/mfe';
import { Card, ErrorState, MonthGrid, Skeleton, monthOf } from '@hub/ui';
import { useState } from 'react';
import { useEvents } from '../features/calendar/api.ts';
import { now } from '../features/calendar/clock.ts';
import { monthItemsOf, sampleItemsOf } from '../features/calendar/month-items.ts';
import { muted } from '../features/styles.ts';

/** The dashboard's month: markers by event type; title and days lead to /calendar (decisions Q40, Q41). */
export const DashboardMonth = () => {
  const { data: events, isLoadingError, refetch } = useEvents();
  const { today } = now();
  const [month, setMonth] = useState(monthOf(today));
  useFailureNotice(isLoadingError, 'Failed to fetch events');
  if (isLoadingError) {
    return (
      <Card as="section" aria-label="Calendar">
        <ErrorState title="Failed to fetch events" onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!events) {
    return (
      <Card as="section" aria-label="Calendar">
        <Skeleton height={320} />
      </Card>
    );
  }
  const items = monthItemsOf(events, today);
  const isSample = events.length === 0;
  return (
    <Card as="section" aria-label="Calendar">
      <MonthGrid
        compact
        month={month}
        today={today}
        onMonthChange={setMonth}
        items={(day) => (isSample ? sampleItemsOf(day) : (items.get(day) ?? []))}
        dayHref={(day) => `/calendar?date=${day}`}
        linkAs={Link}
        renderTitle={(text) => (
          <Link href="/calendar" css={{ color: 'inherit' }}>
            {text}
          </Link>
        )}
      />
      {isSample && <p css={muted}>Sample markers</p>}
    </Card>
  );
};
