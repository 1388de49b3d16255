import { Button, Dialog, formatLongDay } from '@hub/ui';
import { CalendarPlus } from 'lucide-react';
import { t } from '../../messages.ts';
import { byPriorityInDay } from '../../shared/due-order.ts';
import { muted } from '../../shared/styles.ts';
import type { DayItem } from './day-item.ts';
import { DayLines } from './day-lines.tsx';
import type { ViewProps } from './view-props.ts';

interface Props extends Omit<ViewProps, 'onDayChange' | 'onToggle' | 'onMove' | 'onDelete' | 'classes'> {
  onClose: () => void;
}

/** Lists everything on one day. */
export const DayDialog = ({ day, items, onAdd, onEdit, onClose, ...lines }: Props) => {
  const add = () => {
    onClose();
    onAdd?.(day);
  };
  const edit = (item: DayItem) => {
    onClose();
    onEdit(item);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatLongDay(day)}
      footer={
        onAdd && (
          <Button variant="secondary" onClick={add}>
            <CalendarPlus aria-hidden /> {t('event.add')}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p css={muted}>{t('calendar.emptyDay')}</p>
      ) : (
        <DayLines items={items.toSorted(byPriorityInDay)} onEdit={edit} {...lines} />
      )}
    </Dialog>
  );
};
