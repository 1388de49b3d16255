import { listStyle } from '../../shared/styles.ts';
import type { DayItem } from './day-item.ts';
import { DayLine } from './day-line.tsx';
import type { ViewProps } from './view-props.ts';

/** The items of one day, in the given order. */
export const DayLines = ({
  items,
  today,
  classNameOf,
  onEdit,
}: Pick<ViewProps, 'today' | 'classNameOf' | 'onEdit'> & { items: readonly DayItem[] }) => (
  <ul css={listStyle}>
    {items.map((item) => (
      <DayLine
        key={item.id}
        item={item}
        today={today}
        className={classNameOf?.(item)}
        underDay
        onEdit={() => onEdit(item)}
      />
    ))}
  </ul>
);
