import { Tabs, TabPanel } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { EventAgenda } from './event-agenda.tsx';
import { EventDay } from './event-day.tsx';
import { EventMonth } from './event-month.tsx';
import { EventWeek } from './event-week.tsx';
import { Legend } from './legend.tsx';
import { views, type View } from './use-calendar-params.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends Omit<ViewProps, 'day'> {
  view: View;
  onViewChange: (view: View) => void;
  /** The day in the URL; one that comes from elsewhere gets the focus. */
  start: string | null;
}

/** The same events as a month, a week or an agenda, all around the same day. */
export const CalendarViews = ({ view, onViewChange, start, onDayChange, ...rest }: Props) => {
  const [day, setDay] = useState(start);
  const [focusDay, setFocusDay] = useState(start);
  const [seen, setSeen] = useState(start);
  if (start !== seen) {
    setSeen(start);
    if (start !== day) {
      setDay(start);
      setFocusDay(start);
    }
  }
  const change = (next: View) => {
    setFocusDay(null); // keeps the focus on the tab
    onViewChange(next);
  };
  const show = (next: string) => {
    setDay(next);
    onDayChange(next);
  };
  const props = { ...rest, day: day ?? rest.today, onDayChange: show };
  return (
    <Tabs
      label={t('calendar.views')}
      value={view}
      onValueChange={change}
      tabs={views.map((value) => ({ value, label: t(`calendar.${value}`) }))}
    >
      <TabPanel value="month">
        <EventMonth {...props} focusDay={focusDay} />
        <Legend />
      </TabPanel>
      <TabPanel value="week">
        <EventWeek {...props} />
      </TabPanel>
      <TabPanel value="day">
        <EventDay {...props} />
      </TabPanel>
      <TabPanel value="agenda">
        <EventAgenda {...props} />
      </TabPanel>
    </Tabs>
  );
};
