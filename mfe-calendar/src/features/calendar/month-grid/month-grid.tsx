import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, type ElementType, type ReactNode } from 'react';
import { addMonths, Button, formatMonth, IconButton, monthWeeks, weekdayNames } from '@hub/ui';
import { t } from '../../../messages.ts';
import { DayCell } from './day-cell.tsx';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import { OpenItemCard } from '../item-card/open-item-card.tsx';
import * as styles from './styles.ts';
import { useActiveDay } from './use-active-day.ts';
import { useChipMove } from './use-chip-move.ts';
import { useItemCard } from '../item-card/use-item-card.ts';

/** A controlled component: month and selected day change only when the caller passes new props. */
export interface MonthGridProps {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD` */
  today: string;
  onMonthChange: (month: string) => void;
  /** The items of a day, most important first: the first `maxPerDay` are shown (decision Q61). */
  items?: (day: string) => readonly CalendarItem[];
  maxPerDay?: number;
  /** "+N more" was pressed (decision Q60). */
  onMore?: (day: string) => void;
  selectedDay?: string | null | undefined;
  /** Makes the days selectable, by click, Enter and Space. */
  onSelectDay?: (day: string) => void;
  /** Day that gets the focus when this changes, such as that of `/calendar?date=`. It must be in the shown month. */
  focusDay?: string | null | undefined;
  /** Markers instead of titles. */
  compact?: boolean;
  /** Makes each day a link. */
  dayHref?: (day: string) => string;
  /** Component of the day links, such as `Link`. */
  linkAs?: ElementType;
  /** Makes the items movable, by dragging and with Alt and the arrow keys. */
  onMoveItem?: (id: string, days: number) => void;
  /** Buttons in the card of a clicked item. */
  renderActions?: (item: CalendarItem, close: () => void) => ReactNode;
  /** Wraps the title, for example in a link. */
  renderTitle?: (text: string) => ReactNode;
  /** More content at the bottom of a day. */
  renderDay?: (day: string) => ReactNode;
  headingLevel?: 2 | 3;
}

/** A month, Sunday to Saturday, with the keyboard navigation of the ARIA grid pattern. */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, today, onMonthChange, selectedDay, onSelectDay, focusDay, compact = false, headingLevel = 2 } = props;
  const titleId = useId();
  const cardId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const control = useItemCard();
  const { move, target } = useChipMove(grid, props.onMoveItem);
  const { active, setActive, goTo, onKeyDown } = useActiveDay(grid, {
    month,
    today,
    selectedDay,
    focusDay,
    onMonthChange,
    onChoose: (day) => onSelectDay?.(day),
  });
  const Heading = `h${headingLevel}` as const;
  const title = formatMonth(month);
  const longNames = weekdayNames('long');

  return (
    <div css={styles.frame}>
      <div css={styles.header}>
        <IconButton data-screen-only label={t('month.previous')} onClick={() => onMonthChange(addMonths(month, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Heading id={titleId} css={styles.heading} aria-live="polite">
          {props.renderTitle ? props.renderTitle(title) : title}
        </Heading>
        <div css={styles.moves} data-screen-only>
          {(!compact || onSelectDay) && (
            <Button variant="ghost" size="sm" onClick={() => goTo(today)}>
              {t('calendar.today')}
            </Button>
          )}
          <IconButton label={t('month.next')} onClick={() => onMonthChange(addMonths(month, 1))}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it
        role="grid"
        aria-labelledby={titleId}
        css={[styles.table, compact && styles.compactTable]}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayNames(compact ? 'narrow' : 'short').map((name, column) => (
              <th key={longNames[column]} scope="col" aria-label={longNames[column]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={longNames[column]} {...styles.gridCell} css={[styles.cell, styles.blank]} />
                ) : (
                  <DayCell
                    key={longNames[column]}
                    day={day}
                    isToday={day === today}
                    isSelected={day === selectedDay}
                    isActive={day === active}
                    items={props.items?.(day) ?? []}
                    maxPerDay={props.maxPerDay ?? 2}
                    compact={compact}
                    href={props.dayHref?.(day)}
                    linkAs={props.linkAs ?? 'a'}
                    extra={props.renderDay?.(day)}
                    cardId={cardId}
                    control={control}
                    move={move}
                    isTarget={day === target}
                    onActive={setActive}
                    onChoose={onSelectDay}
                    onMore={props.onMore}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <OpenItemCard id={cardId} control={control} renderActions={props.renderActions} />
    </div>
  );
};
