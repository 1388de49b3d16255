import { formatLongDay, useIsMobile } from '@hub/ui';
import { formatWeekday } from '../../shared/format-dates.ts';
import { PeriodSteps } from './period-steps.tsx';
import { TimeGrid } from './time-grid/time-grid.tsx';
import type { ViewProps } from './view-props.ts';

/** One day with its hours. */
export const EventDay = ({ day, onDayChange, ...rest }: ViewProps) => {
  const title = useIsMobile() ? formatWeekday(day) : formatLongDay(day);
  return (
    <>
      <PeriodSteps period="day" title={title} day={day} today={rest.today} onDayChange={onDayChange} />
      <TimeGrid days={[day]} {...rest} />
    </>
  );
};
