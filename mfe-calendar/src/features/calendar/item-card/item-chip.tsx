import { css } from '@emotion/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { color, Dot, fontSize, media, space, stroke, tone, VisuallyHidden } from '@hub/ui';
import { itemElement } from '../use-kept-focus.ts';
import type { CalendarItem } from './calendar-item.ts';
import { narrow } from '../month-grid/styles.ts';
import type { ItemCardControl } from './use-item-card.ts';

const look = css`
  position: relative;
  display: block;
  width: 100%;
  min-height: ${space(6)};
  padding: ${space(0.75)} ${space(1.5)};
  border: ${stroke.thin} solid;
  border-radius: ${space(1.5)};
  font-size: ${fontSize.xs};
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  ${narrow} {
    min-height: ${space(9)};
    padding: ${space(0.75)};
    line-height: 1.3;
  }
  ${media.mobile} {
    min-height: ${space(11)};
  }
`;

const text = css`
  position: relative;
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  text-indent: 1em;
  white-space: nowrap;
  ${narrow} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-indent: 0.9em;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-hyphens: auto;
    hyphens: auto;
  }
`;

// out of flow: the line would otherwise break after it
const mark = css`
  position: absolute;
  top: 0.4em;
  inset-inline-start: 0;
  ${narrow} {
    top: 0.35em;
  }
`;

const faint = (border: string) => `color-mix(in srgb, ${border} 40%, transparent)`;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/** How a chip is moved to another day. */
export interface ChipMove {
  /** The mouse was pressed on it. */
  onPress: (press: PointerEvent, id: string) => void;
  /** Alt and an arrow key: 1 or -1 day sideways, 7 or -7 up and down. */
  onDays: (id: string, days: number) => void;
}

const daysOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface ItemChipProps {
  item: CalendarItem;
  /** Whether it is in the tab order: only the chips of the active day are. */
  reachable: boolean;
  cardId: string;
  control: ItemCardControl;
  move?: ChipMove | undefined;
}

/** An item's title, cut to the cell; it opens the item's card under pointer, focus and tap (decision Q59); a click keeps it open. */
export const ItemChip = ({ item, reachable, cardId, control, move }: ItemChipProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.altKey && daysOfKey[event.key];
    if (!days) return;
    event.preventDefault();
    move?.onDays(item.id, days);
  };
  const shades = tone(item.priorityTone ?? item.tone);
  const open = control.card?.item.id === item.id;
  return (
    <button
      type="button"
      tabIndex={reachable ? 0 : -1}
      {...itemElement(item.id)}
      {...(move && {
        'aria-keyshortcuts': Object.keys(daysOfKey)
          .map((key) => `Alt+${key}`)
          .join(' '),
      })}
      {...(open && { [control.card?.pinned ? 'aria-controls' : 'aria-describedby']: cardId })}
      css={[
        look,
        { background: shades.bg, borderColor: shades.border, color: shades.text },
        item.muted && { background: 'none', borderColor: faint(shades.border), color: color.muted },
        item.group && { borderInlineStart: `${space(1)} solid ${tone(item.group.tone).dot}` },
      ]}
      onPointerDown={(press) => move?.onPress(press, item.id)}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => isMouse(event) && control.showSoon({ item, anchor: event.currentTarget })}
      onPointerLeave={(event) => isMouse(event) && control.hideSoon()}
      onFocus={(event) => control.show({ item, anchor: event.currentTarget })}
      onBlur={control.hide}
      onClick={(event) => control.pin({ item, anchor: event.currentTarget })}
    >
      <span css={text} dir="auto">
        <Dot tone={item.tone} size={7} css={mark} />
        {item.title}
        <VisuallyHidden>{` (${[item.typeLabel, item.priorityLabel].filter(Boolean).join(', ')})`}</VisuallyHidden>
      </span>
    </button>
  );
};
