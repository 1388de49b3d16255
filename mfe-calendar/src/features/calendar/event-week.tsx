import { formatWeek } from '../../shared/format-dates.ts';
import { listStyle } from '../../shared/styles.ts';
import { DaySection } from './day-section.tsx';
import { itemsOfDays, weekAround } from './group-by-day.ts';
import { PeriodSteps } from './period-steps.tsx';
import { TimeGrid } from './time-grid/time-grid.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import type { ViewProps } from './view-props.ts';

/** Seven days with their hours, Sunday first; a list where seven columns are too narrow to read. */
export const EventWeek = ({ items, day, onDayChange, ...rest }: ViewProps) => {
  const { isNarrow, measured } = useIsNarrow();
  const days = weekAround(day);
  const title = formatWeek(days[0] ?? day, days[6] ?? day, rest.today);
  return (
    <div ref={measured}>
      <PeriodSteps period="week" title={title} day={day} today={rest.today} onDayChange={onDayChange} />
      {isNarrow ? (
        <ol css={listStyle}>
          {itemsOfDays(items, days).map((each) => (
            <DaySection key={each.day} {...each} {...rest} />
          ))}
        </ol>
      ) : (
        <TimeGrid days={days} items={items} {...rest} />
      )}
    </div>
  );
};
