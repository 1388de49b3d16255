import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Button, color, fontSize, space } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { dueLabel, formatTimes, formatWeekday } from '../../shared/format-dates.ts';
import { listStyle } from '../../shared/styles.ts';
import { AgendaRow } from './agenda-row.tsx';
import type { Agenda } from './agenda.ts';
import type { RowProps } from './task-row.tsx';
import type { TodoItem } from './todo.ts';

const heading = css`
  margin: ${space(2)} 0 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;
const late = css`
  color: ${color.dangerText};
`;

export type GroupName = keyof Agenda;

/** How many rows a group shows until the student opens the rest, so that Today fits on one screen. */
const firstRows: Record<GroupName, number> = { overdue: 2, today: 5, week: 4, later: 0 };

/** What the heading of the group does not say already. */
const dueIn = (group: GroupName, item: TodoItem, today: string) => {
  if (group === 'today') return formatTimes(item);
  if (group !== 'week' || !item.dueDate) return dueLabel(item, today);
  return [formatWeekday(item.dueDate), formatTimes(item)].filter(Boolean).join(', ');
};

interface Props extends RowProps {
  name: GroupName;
  items: readonly TodoItem[];
  classOf: (item: TodoItem) => ClassView | undefined;
}

/** The items that are due at one time of the agenda; nothing when there are none. */
export const AgendaGroup = ({ name, items, classOf, ...row }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  const shown = isOpen ? items : items.slice(0, firstRows[name]);
  const rest = items.length - firstRows[name];
  return (
    <section aria-label={t(`today.${name}`)}>
      <h3 css={[heading, name === 'overdue' && late]}>
        {t(`today.${name}`)} · {items.length}
      </h3>
      <ul css={listStyle}>
        {shown.map((item) => (
          <AgendaRow key={item.id} item={item} inClass={classOf(item)} due={dueIn(name, item, row.today)} {...row} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('today.less') : t('today.more', { count: rest })}
        </Button>
      )}
    </section>
  );
};
