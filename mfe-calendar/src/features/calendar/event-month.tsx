import { inMonth, monthOf, MonthGrid } from '@hub/ui';
import { useState } from 'react';
import { DayDialog } from './day-dialog.tsx';
import { monthItemsOf } from './month-items.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends ViewProps {
  /** Selected and focused on opening, for `/calendar?date=` (decision Q22). */
  focusDay?: string | null;
  /** Level of the heading with the month's name. */
  headingLevel?: 2 | 3;
}

/** The month of all events. A day, or its "+N more", opens the day's full list (decision Q60). */
export const EventMonth = ({ items, today, day, focusDay = null, headingLevel = 2, ...on }: Props) => {
  const [selected, setSelected] = useState(focusDay);
  const [opened, setOpened] = useState<string | null>(null);
  const open = (chosen: string) => {
    on.onDayChange(chosen);
    setSelected(chosen);
    setOpened(chosen);
  };
  return (
    <>
      <MonthGrid
        month={monthOf(day)}
        today={today}
        onMonthChange={(month) => on.onDayChange(inMonth(day, month))}
        items={monthItemsOf(items, today)}
        selectedDay={selected}
        focusDay={focusDay}
        onSelectDay={open}
        onMore={open}
        headingLevel={headingLevel}
      />
      {opened && (
        <DayDialog
          day={opened}
          today={today}
          items={items.filter(({ dueDate }) => dueDate === opened)}
          classNameOf={on.classNameOf}
          onAdd={on.onAdd}
          onEdit={on.onEdit}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
