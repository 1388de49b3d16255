import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Dot, formatLongDay, space, VisuallyHidden } from '@hub/ui';
import { t } from '../../../messages.ts';
import { describe, type CalendarItem } from '../item-card/calendar-item.ts';
import { type ChipMove, ItemChip } from '../item-card/item-chip.tsx';
import * as styles from './styles.ts';
import type { ItemCardControl } from '../item-card/use-item-card.ts';

interface DayCellProps {
  day: string;
  isToday: boolean;
  isSelected: boolean;
  isActive: boolean;
  items: readonly CalendarItem[];
  maxPerDay: number;
  compact: boolean;
  href: string | undefined;
  linkAs: ElementType;
  extra: ReactNode;
  cardId: string;
  control: ItemCardControl;
  move: ChipMove | undefined;
  /** A dragged item would be dropped here. */
  isTarget: boolean;
  onActive: (day: string) => void;
  onChoose: ((day: string) => void) | undefined;
  onMore: ((day: string) => void) | undefined;
}

/** The accessible name: the date, and the events where there are no chips. */
const spoken = ({ day, isToday, items, compact }: DayCellProps) => {
  const count = items.length > 0 && t('month.events', { count: items.length });
  const sentence = [formatLongDay(day), isToday && t('month.isToday'), count].filter(Boolean).join(', ');
  return count ? `${sentence}: ${compact ? items.map(describe).join('; ') : ''}` : sentence;
};

const onControl = (event: MouseEvent<HTMLElement>) =>
  event.target instanceof Element && event.target.closest('button, a') !== null;

/** A day: its number, and its items or their markers. Its accessible name has the date and the events. */
export const DayCell = (props: DayCellProps) => {
  const { day, isToday, isSelected, isActive, items, compact, href, linkAs: Anchor, onActive, onChoose } = props;
  const focusable = { 'data-day': day, tabIndex: isActive ? 0 : -1 };
  const face = (
    <>
      <span css={[styles.dayNumber, isToday && styles.todayNumber]} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{spoken(props)}</VisuallyHidden>
      {compact && (
        <span css={{ display: 'flex', gap: space(0.5) }}>
          {items.slice(0, 3).map((item) => (
            <Dot key={item.id} tone={item.tone} size={6} />
          ))}
        </span>
      )}
    </>
  );

  return (
    <td
      {...styles.gridCell}
      {...(href === undefined && focusable)}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={onChoose ? isSelected : undefined}
      css={[styles.cell, onChoose && styles.selectable, isSelected && styles.selected, props.isTarget && styles.target]}
      onFocus={() => onActive(day)}
      onClick={(event) => {
        if (!onControl(event)) onChoose?.(day);
      }}
    >
      {href === undefined ? (
        <div css={compact && styles.compactDay}>{face}</div>
      ) : (
        <Anchor href={href} {...focusable} css={[compact && styles.compactDay, styles.compactLink]}>
          {face}
        </Anchor>
      )}
      {!compact && items.length > 0 && <DayItems {...props} />}
      {props.extra}
    </td>
  );
};

const DayItems = ({ day, isActive, items, maxPerDay, cardId, control, move, onMore }: DayCellProps) => {
  const hidden = items.length - maxPerDay;
  return (
    <div css={styles.chips}>
      {items.slice(0, maxPerDay).map((item) => (
        <ItemChip key={item.id} item={item} reachable={isActive} cardId={cardId} control={control} move={move} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          css={styles.more}
          aria-label={t('month.moreOn', { count: hidden, day: formatLongDay(day) })}
          onClick={() => onMore?.(day)}
        >
          {t('month.more', { count: hidden })}
        </button>
      )}
    </div>
  );
};
