import type { CalendarEventView } from '@hub/contracts';
import { isDay, monthOf, MonthGrid } from '@hub/ui';
import { useState } from 'react';
import { DayDialog } from './day-dialog.tsx';
import { monthItemsOf } from './month-items.ts';

interface Props {
  events: readonly CalendarEventView[];
  today: string;
  /** The day to open at; anything but a day is passed over. */
  day?: string | null;
  /** Adds an event on a day; left out where there is no class to add it to. */
  onAdd?: ((day: string) => void) | undefined;
  /** Of the month's name. */
  headingLevel?: 2 | 3;
}

/** The month of all events. A day, or its "+N more", opens the day's full list (decision Q60). */
export const EventMonth = ({ events, today, day, onAdd, headingLevel = 2 }: Props) => {
  const start = day && isDay(day) ? day : null;
  const [month, setMonth] = useState(monthOf(start ?? today));
  const [selected, setSelected] = useState(start);
  const [opened, setOpened] = useState<string | null>(null);
  const items = monthItemsOf(events, today);
  const open = (chosen: string) => {
    setSelected(chosen);
    setOpened(chosen);
  };
  return (
    <>
      <MonthGrid
        month={month}
        today={today}
        onMonthChange={setMonth}
        items={(each) => items.get(each) ?? []}
        selectedDay={selected}
        focusDay={start}
        onSelectDay={open}
        onMore={open}
        headingLevel={headingLevel}
      />
      {opened && (
        <DayDialog
          day={opened}
          today={today}
          events={events.filter(({ dueDate }) => dueDate === opened)}
          onAdd={onAdd}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
