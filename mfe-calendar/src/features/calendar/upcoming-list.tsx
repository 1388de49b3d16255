import type { CalendarEventView } from '@hub/contracts';
import { Button, EmptyState } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useState, useTransition } from 'react';
import { t } from '../../messages.ts';
import type { ClassNameOf } from '../../shared/class-names.ts';
import { listStyle } from '../../shared/styles.ts';
import { DayLine } from './day-line.tsx';

interface Props {
  events: readonly CalendarEventView[];
  today: string;
  /** How many events show while the list is collapsed (specification §9). */
  first: number;
  /** Label of the button that shows the rest. */
  moreLabel: (total: number) => string;
  classNameOf?: ClassNameOf;
  onEdit: (event: CalendarEventView) => void;
}

/** The next events, with a toggle for the rest. */
export const UpcomingList = ({ events, today, first, moreLabel, classNameOf, onEdit }: Props) => {
  const [expanded, setExpanded] = useState(false);
  const [expanding, startExpanding] = useTransition();
  if (events.length === 0)
    return <EmptyState icon={<CalendarCheck />} title={t('upcoming.none')} hint={t('upcoming.noneHint')} />;
  const shown = expanded ? events : events.slice(0, first);
  return (
    <>
      <ul css={listStyle}>
        {shown.map((event) => (
          <DayLine
            key={event.id}
            item={{ kind: 'event', ...event }}
            today={today}
            className={classNameOf?.(event)}
            onEdit={() => onEdit(event)}
          />
        ))}
      </ul>
      {events.length > first && (
        <Button
          variant="ghost"
          aria-expanded={expanded}
          aria-busy={expanding || undefined}
          onClick={() => startExpanding(() => setExpanded(!expanded))}
        >
          {expanded ? t('upcoming.less') : moreLabel(events.length)}
        </Button>
      )}
    </>
  );
};
