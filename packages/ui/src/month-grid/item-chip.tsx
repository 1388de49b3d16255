import { css } from '@emotion/react';
import type { PointerEvent } from 'react';
import { Dot } from '../badge.tsx';
import { color, fontSize, media, tone } from '../theme.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { MonthItem } from './item.ts';
import { narrow } from './styles.ts';
import type { ItemCardControl } from './use-item-card.ts';

const look = css`
  position: relative;
  display: block;
  width: 100%;
  min-height: 24px;
  padding: 3px 6px;
  border: 1px solid;
  border-radius: 6px;
  font-size: ${fontSize.xs};
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  ${narrow} {
    min-height: 36px;
    padding: 3px;
    line-height: 1.3;
  }
  ${media.mobile} {
    min-height: 44px;
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

interface ItemChipProps {
  item: MonthItem;
  /** Whether it is in the tab order: only the chips of the active day are. */
  reachable: boolean;
  cardId: string;
  control: ItemCardControl;
}

/** An item's title, cut to the cell; it opens the item's card under pointer, focus and tap (decision Q59); a click keeps it open. */
export const ItemChip = ({ item, reachable, cardId, control }: ItemChipProps) => {
  const shades = tone(item.priorityTone ?? item.tone);
  const open = control.card?.item.id === item.id;
  return (
    <button
      type="button"
      tabIndex={reachable ? 0 : -1}
      {...(open && { [control.card?.pinned ? 'aria-controls' : 'aria-describedby']: cardId })}
      css={[
        look,
        { background: shades.bg, borderColor: shades.border, color: shades.text },
        item.muted && { background: 'none', borderColor: faint(shades.border), color: color.muted },
        item.group && { borderInlineStart: `4px solid ${tone(item.group.tone).dot}` },
      ]}
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
