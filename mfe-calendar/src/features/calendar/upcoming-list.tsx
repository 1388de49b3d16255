import type { CalendarEventView } from '@hub/contracts';
import { Button, EmptyState } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { listStyle } from '../styles.ts';
import { EventItem } from './event-item.tsx';

interface Props {
  events: readonly CalendarEventView[];
  today: string;
  /** How many show before expansion (specification §9). */
  first: number;
  /** The text of the button that shows the rest. */
  moreLabel: (total: number) => string;
  classNames?: ReadonlyMap<string, string>;
}

/** The next events, with a toggle for the rest. */
export const UpcomingList = ({ events, today, first, moreLabel, classNames }: Props) => {
  const [expanded, setExpanded] = useState(false);
  if (events.length === 0) return <EmptyState icon={<CalendarCheck />} title="No Upcoming Events" />;
  const shown = expanded ? events : events.slice(0, first);
  return (
    <>
      <ul css={listStyle}>
        {shown.map((event) => (
          <EventItem key={event.id} event={event} today={today} className={classNames?.get(event.classId)} />
        ))}
      </ul>
      {events.length > first && (
        <Button variant="ghost" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? 'Show Less' : moreLabel(events.length)}
        </Button>
      )}
    </>
  );
};
