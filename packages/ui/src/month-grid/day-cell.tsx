import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Dot } from '../badge.tsx';
import { t } from '../calendar-messages.ts';
import { formatLongDay } from '../format-day.ts';
import { describe, type MonthItem } from './item.ts';
import { ItemChip } from './item-chip.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import * as styles from './styles.ts';
import type { ItemCardControl } from './use-item-card.ts';

interface DayCellProps {
  day: string;
  isToday: boolean;
  isSelected: boolean;
  isActive: boolean;
  items: readonly MonthItem[];
  maxPerDay: number;
  compact: boolean;
  href: string | undefined;
  linkAs: ElementType;
  extra: ReactNode;
  cardId: string;
  control: ItemCardControl;
  onActive: (day: string) => void;
  onChoose: ((day: string) => void) | undefined;
  onMore: ((day: string) => void) | undefined;
}

/** The accessible name: the date, and the events where there are no chips. */
const spoken = ({ day, isToday, items, compact }: DayCellProps) => {
  const count = items.length > 0 && t('events', { count: items.length });
  const sentence = [formatLongDay(day), isToday && t('isToday'), count].filter(Boolean).join(', ');
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
        <span css={{ display: 'flex', gap: 2 }}>
          {items.slice(0, 3).map((item) => (
            <Dot key={item.id} tone={item.tone} size={6} />
          ))}
        </span>
      )}
    </>
  );

  return (
    <styles.Cell
      {...styles.gridCell}
      {...(href === undefined && focusable)}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={onChoose ? isSelected : undefined}
      css={[onChoose && styles.selectable, isSelected && styles.selected]}
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
    </styles.Cell>
  );
};

const DayItems = ({ day, isActive, items, maxPerDay, cardId, control, onMore }: DayCellProps) => {
  const hidden = items.length - maxPerDay;
  return (
    <div css={styles.chips}>
      {items.slice(0, maxPerDay).map((item) => (
        <ItemChip key={item.id} item={item} reachable={isActive} cardId={cardId} control={control} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          css={styles.more}
          aria-label={t('moreOn', { count: hidden, day: formatLongDay(day) })}
          onClick={() => onMore?.(day)}
        >
          {t('more', { count: hidden })}
        </button>
      )}
    </div>
  );
};
