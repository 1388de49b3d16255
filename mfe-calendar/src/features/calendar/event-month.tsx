import { inMonth, monthOf, useIsMobile } from '@hub/ui';
import { useState } from 'react';
import { DayDialog } from './day-dialog.tsx';
import { DaySection } from './day-section.tsx';
import { ItemActions } from './item-actions.tsx';
import { MonthGrid } from './month-grid/month-grid.tsx';
import { movedToDay } from './placement.ts';
import { monthItemsOf } from './calendar-items.ts';
import { byDayOf } from './day-item.ts';
import { byPriorityInDay } from '../../shared/due-order.ts';
import { listStyle } from '../../shared/styles.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends ViewProps {
  /** Selected and focused on opening, for `/calendar?date=` (decision Q22). */
  focusDay?: string | null;
  /** Level of the heading with the month's name. */
  headingLevel?: 2 | 3;
}

/**
 * The month of all events. A day, or its "+N more", opens the day's full list (decision Q60). On a phone the days have
 * markers, and the list of the chosen day is below them.
 */
export const EventMonth = ({ items, today, day, classes, focusDay = null, headingLevel = 2, ...on }: Props) => {
  const [selected, setSelected] = useState(focusDay);
  const [opened, setOpened] = useState<string | null>(null);
  const isPhone = useIsMobile();
  const open = (chosen: string) => {
    on.onDayChange(chosen);
    setSelected(chosen);
    if (!isPhone) setOpened(chosen);
  };
  const itemsOn = (wanted: string) => byDayOf(items).get(wanted) ?? [];
  return (
    <>
      <MonthGrid
        month={monthOf(day)}
        today={today}
        onMonthChange={(month) => on.onDayChange(inMonth(day, month))}
        items={monthItemsOf(items, today, classes)}
        compact={isPhone}
        selectedDay={isPhone ? day : selected}
        focusDay={focusDay}
        onSelectDay={open}
        onMore={open}
        onMoveItem={(id, days) => {
          const item = items.find((each) => each.id === id);
          if (item) on.onMove(item, movedToDay(item, days));
        }}
        renderActions={({ id }, close) => {
          const item = items.find((each) => each.id === id);
          return item && <ItemActions {...on} item={item} onClose={close} />;
        }}
        headingLevel={headingLevel}
      />
      {isPhone && (
        <ul css={listStyle}>
          <DaySection
            day={day}
            items={itemsOn(day).toSorted(byPriorityInDay)}
            today={today}
            classNameOf={on.classNameOf}
            onAdd={on.onAdd}
            onEdit={on.onEdit}
          />
        </ul>
      )}
      {opened && (
        <DayDialog
          day={opened}
          today={today}
          items={itemsOn(opened)}
          classNameOf={on.classNameOf}
          onAdd={on.onAdd}
          onEdit={on.onEdit}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
