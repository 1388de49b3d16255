import type { CalendarEventView } from '@hub/contracts';
import { Button, Dialog, formatLongDay } from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../styles.ts';
import { byPriorityInDay } from './agenda.ts';
import { EventItem } from './event-item.tsx';
import type { ViewProps } from './view-props.ts';

interface Props extends Omit<ViewProps, 'onDayChange'> {
  onClose: () => void;
}

/** Everything on one day. */
export const DayDialog = ({ day, today, events, classNames, onAdd, onEdit, onClose }: Props) => {
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
            <EventItem
              key={event.id}
              event={event}
              today={today}
              className={classNames?.get(event.classId)}
              underDay
              onEdit={edit}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
