import { Button } from '@hub/ui';
import { t } from '../../messages.ts';
import type { DayItem } from './day-item.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends Pick<ViewProps, 'onEdit' | 'onToggle' | 'onDelete'> {
  item: DayItem;
  onClose: () => void;
}

/** What can be done with an item from its card. */
export const ItemActions = ({ item, onClose, onEdit, onToggle, onDelete }: Props) => {
  const closing = (action: (item: DayItem) => void) => () => {
    onClose();
    action(item);
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={closing(onEdit)}>
        {t('calendar.edit')}
      </Button>
      <Button size="sm" variant="ghost" onClick={closing(onToggle)}>
        {t(item.completed ? 'calendar.notDone' : 'calendar.done')}
      </Button>
      <Button size="sm" variant="ghost" onClick={closing(onDelete)}>
        {t('calendar.delete')}
      </Button>
    </>
  );
};
