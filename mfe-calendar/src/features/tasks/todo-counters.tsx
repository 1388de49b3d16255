import { CalendarDays, Flag, ListTodo } from 'lucide-react';
import { t } from '../../messages.ts';
import { tiles } from '../../shared/styles.ts';
import { Tile } from '../../shared/tile.tsx';
import { countersOf, type TodoItem } from './todo.ts';

interface Props {
  /** Undefined while they load. */
  items: readonly TodoItem[] | undefined;
  today: string;
}

export const Counters = ({ items, today }: Props) => {
  const counts = items && countersOf(items, today);
  return (
    <div css={tiles}>
      <Tile
        label={t('tasks.thisWeek')}
        value={counts?.thisWeek}
        icon={<CalendarDays />}
        hint={t('calendar.thisWeekHint')}
      />
      <Tile label={t('tasks.manual')} value={counts?.manualTasks} icon={<ListTodo />} />
      <Tile label={t('tasks.highPriority')} value={counts?.highPriority} icon={<Flag />} />
    </div>
  );
};
