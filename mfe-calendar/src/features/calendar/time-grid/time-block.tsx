import { Dot, tone, VisuallyHidden } from '@hub/ui';
import type { KeyboardEvent } from 'react';
import { formatTimes } from '../../../shared/format-dates.ts';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import type { ItemCardControl } from '../item-card/use-item-card.ts';
import { itemElement } from '../use-kept-focus.ts';
import type { Block, TimedItem } from './blocks.ts';
import { shortestMinutes } from '../placement.ts';
import { moveKeysOf } from './moved-by-key.ts';
import * as styles from './styles.ts';
import type { GridDrag } from './use-grid-drag.ts';

interface Props extends Block {
  item: TimedItem;
  looks: CalendarItem;
  control: ItemCardControl;
  cardId: string;
  drag: GridDrag;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** An event or a task among the hours, as long as it takes: in the color of its class, with the dot of its type. */
export const TimeBlock = ({ item, from, to, lane, lanes, looks, control, cardId, drag, onKeyDown }: Props) => {
  const shades = tone(looks.group?.tone ?? looks.tone);
  const times = formatTimes(item);
  const isOpen = control.card?.item.id === item.id;
  return (
    <button
      type="button"
      {...itemElement(item.id)}
      {...(isOpen && { 'aria-controls': cardId })}
      aria-keyshortcuts={moveKeysOf(item)}
      css={[
        styles.block,
        { background: shades.bg, borderColor: shades.border, color: shades.text },
        looks.muted && { opacity: 0.75 },
        item.completed && { textDecoration: 'line-through' },
        drag.preview.moved?.id === item.id && styles.lifted,
      ]}
      style={{
        top: styles.hoursDown(from),
        height: styles.hoursDown(to - from),
        insetInlineStart: styles.share(lane, lanes),
        width: styles.share(1, lanes),
      }}
      onPointerDown={(press) => drag.move(press, item)}
      onClick={(event) => control.pin({ item: looks, anchor: event.currentTarget })}
      onKeyDown={onKeyDown}
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
      {item.kind === 'event' && (
        <span
          css={styles.handle}
          onPointerDown={(press) => {
            press.stopPropagation();
            drag.resize(press, item);
          }}
        />
      )}
    </button>
  );
};
