import { formatWeek } from '../../shared/format-dates.ts';
import { listStyle } from '../../shared/styles.ts';
import { DaySection } from './day-section.tsx';
import { weekOf } from './group-by-day.ts';
import type { ViewProps } from './view-props.ts';
import { WeekSteps } from './week-steps.tsx';

/** A list of seven days, Sunday first. */
export const EventWeek = ({ items, day, onDayChange, ...rest }: ViewProps) => {
  const week = weekOf(items, day);
  const title = formatWeek(week[0]?.day ?? day, week[6]?.day ?? day, rest.today);
  return (
    <>
      <WeekSteps title={title} day={day} today={rest.today} onDayChange={onDayChange} />
      <ol css={listStyle}>
        {week.map((each) => (
          <DaySection key={each.day} {...each} {...rest} />
        ))}
      </ol>
    </>
  );
};
