import { color, Dot, tone, VisuallyHidden } from '@hub/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import { css } from '@emotion/react';
import { formatTimes } from '../../../shared/format-dates.ts';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import type { ItemCardControl } from '../item-card/use-item-card.ts';
import { itemElement } from '../use-kept-focus.ts';
import type { Block } from './blocks.ts';
import { shortestMinutes } from '../placement.ts';
import { moveKeysOf } from './moved-by-key.ts';
import * as styles from './styles.ts';

/** Only proposed: there, but not yet solid. */
const ghost = css`
  border-style: dashed;
  background: color-mix(in srgb, ${color.surface} 60%, transparent);
  color: ${color.muted};
  font-style: italic;
`;

interface Props extends Omit<Block, 'item'> {
  item: {
    readonly id: string;
    readonly title: string;
    readonly dueTime: string;
    readonly endTime: string | null;
    readonly place?: string | null;
    readonly completed?: boolean;
  };
  looks: CalendarItem;
  control: ItemCardControl;
  cardId: string;
  /** A proposal and the event that it becomes are the same element, which keeps the focus. */
  proposed?: boolean;
  lifted: boolean;
  onPress: (press: PointerEvent) => void;
  /** The mouse was pressed on its end; none where it has a fixed length. */
  onPressEnd?: ((press: PointerEvent) => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** An event or a task among the hours, as long as it takes: in the color of its class, with the dot of its type. */
export const TimeBlock = ({ item, from, to, lane, lanes, looks, control, cardId, proposed = false, ...on }: Props) => {
  const shades = tone(looks.group?.tone ?? looks.tone);
  const times = formatTimes(item);
  const isOpen = control.card?.item.id === item.id;
  return (
    <button
      type="button"
      {...itemElement(item.id)}
      {...(isOpen && { 'aria-controls': cardId })}
      aria-keyshortcuts={moveKeysOf(on.onPressEnd !== undefined)}
      css={[
        styles.block,
        { background: shades.bg, borderColor: shades.border, color: shades.text },
        looks.muted && { opacity: 0.75 },
        item.completed && { textDecoration: 'line-through' },
        proposed && [ghost, { borderColor: shades.border }],
        on.lifted && styles.lifted,
      ]}
      style={{
        top: styles.hoursDown(from),
        height: styles.hoursDown(to - from),
        insetInlineStart: styles.share(lane, lanes),
        width: styles.share(1, lanes),
      }}
      onPointerDown={on.onPress}
      onClick={(event) => control.pin({ item: looks, anchor: event.currentTarget })}
      onKeyDown={on.onKeyDown}
    >
      <span css={styles.blockText} dir="auto">
        <Dot tone={looks.tone} size={7} /> <strong css={{ fontWeight: 600 }}>{item.title}</strong>
        {to - from <= shortestMinutes && ` ${times}`}
        <VisuallyHidden>{` (${[looks.typeLabel, looks.priorityLabel].filter(Boolean).join(', ')})`}</VisuallyHidden>
      </span>
      {to - from > shortestMinutes && <span css={styles.blockText}>{times}</span>}
      {item.place && (
        <span css={styles.blockText} dir="auto">
          {item.place}
        </span>
      )}
      {on.onPressEnd && (
        <span
          css={styles.handle}
          onPointerDown={(press) => {
            press.stopPropagation();
            on.onPressEnd?.(press);
          }}
        />
      )}
    </button>
  );
};
