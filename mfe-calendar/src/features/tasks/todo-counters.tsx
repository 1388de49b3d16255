import { t } from '../../messages.ts';
import { Count } from '../../shared/count.tsx';
import { countsLine } from '../../shared/styles.ts';
import { countersOf, type TodoItem } from './todo.ts';

interface Props {
  /** Undefined while they load. */
  items: readonly TodoItem[] | undefined;
  today: string;
}

export const Counters = ({ items, today }: Props) => {
  const counts = items && countersOf(items, today);
  return (
    <div css={countsLine}>
      <Count label={t('tasks.thisWeek')} value={counts?.thisWeek} hint={t('calendar.thisWeekHint')} />
      <Count label={t('tasks.manual')} value={counts?.manualTasks} />
      <Count label={t('tasks.highPriority')} value={counts?.highPriority} />
    </div>
  );
};
