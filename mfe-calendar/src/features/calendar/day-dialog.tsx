import type { CalendarEventView } from '@hub/contracts';
import { Button, Dialog, formatLongDay } from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../styles.ts';
import { byPriorityInDay } from './agenda.ts';
import { EventItem } from './event-item.tsx';

interface Props {
  day: string;
  today: string;
  events: readonly CalendarEventView[];
  onAdd: ((day: string) => void) | undefined;
  onEdit: (event: CalendarEventView) => void;
  onClose: () => void;
}

/** Everything on one day. */
export const DayDialog = ({ day, today, events, onAdd, onEdit, onClose }: Props) => {
  const add = () => {
    onClose();
    onAdd?.(day);
  };
  const edit = (event: CalendarEventView) => {
    onClose();
    onEdit(event);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatLongDay(day)}
      footer={
        onAdd && (
          <Button variant="secondary" onClick={add}>
            <CalendarPlus size={16} aria-hidden /> {t('event.add')}
          </Button>
        )
      }
    >
      {events.length === 0 ? (
        <p css={muted}>{t('calendar.emptyDay')}</p>
      ) : (
        <ul css={listStyle}>
          {events.toSorted(byPriorityInDay).map((event) => (
            <EventItem key={event.id} event={event} today={today} onEdit={edit} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
