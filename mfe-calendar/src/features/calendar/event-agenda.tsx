import { Button, EmptyState, formatShortDay } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { listStyle } from '../../shared/styles.ts';
import { DaySection } from './day-section.tsx';
import { agendaFrom } from './group-by-day.ts';
import type { ViewProps } from './view-props.ts';
import { PeriodSteps } from './period-steps.tsx';

const step = 25;

/** The days that have items, from one day on. */
export const EventAgenda = ({ items, day, onDayChange, ...rest }: ViewProps) => {
  const [count, setCount] = useState(step);
  const days = agendaFrom(items, day, count);
  const last = days.at(-1)?.day ?? day;
  const title = t('calendar.from', { day: formatShortDay(day, rest.today) });
  return (
    <>
      <PeriodSteps period="week" title={title} day={day} today={rest.today} onDayChange={onDayChange} />
      {days.length === 0 && <EmptyState icon={<CalendarCheck />} title={t('upcoming.none')} />}
      <ol css={listStyle}>
        {days.map((each) => (
          <DaySection key={each.day} {...each} {...rest} />
        ))}
      </ol>
      {items.some(({ dueDate }) => dueDate > last) && (
        <Button variant="ghost" onClick={() => setCount(count + step)}>
          {t('calendar.later')}
        </Button>
      )}
    </>
  );
};
