import { Button, EmptyState } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { listStyle } from '../styles.ts';
import { DaySection } from './day-section.tsx';
import { agendaFrom } from './days.ts';
import type { ViewProps } from './view-props.ts';

const step = 25;

/** The days that hold something, from one day on. */
export const EventAgenda = ({ events, day, today, onAdd, onEdit }: ViewProps) => {
  const [count, setCount] = useState(step);
  const days = agendaFrom(events, day, count);
  if (days.length === 0) return <EmptyState icon={<CalendarCheck />} title={t('upcoming.none')} />;
  const last = days.at(-1)?.day ?? day;
  return (
    <>
      <ol css={listStyle}>
        {days.map((each) => (
          <DaySection key={each.day} {...each} today={today} onAdd={onAdd} onEdit={onEdit} />
        ))}
      </ol>
      {events.some(({ dueDate }) => dueDate > last) && (
        <Button variant="ghost" onClick={() => setCount(count + step)}>
          {t('calendar.later')}
        </Button>
      )}
    </>
  );
};
