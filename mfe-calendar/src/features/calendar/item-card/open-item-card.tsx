import type { ReactNode } from 'react';
import type { CalendarItem } from './calendar-item.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemCardControl } from './use-item-card.ts';

interface Props {
  id: string;
  control: ItemCardControl;
  /** Buttons in the card of a clicked item. */
  renderActions?: ((item: CalendarItem, close: () => void) => ReactNode) | undefined;
}

/** The card that is open, if one is. */
export const OpenItemCard = ({ id, control, renderActions }: Props) =>
  control.card && (
    <ItemCard
      key={control.card.item.id}
      id={id}
      item={control.card.item}
      anchor={control.card.anchor}
      actions={control.card.pinned && renderActions?.(control.card.item, control.close)}
      onClose={control.close}
      onPointerEnter={control.keep}
      onPointerLeave={control.hideSoon}
    />
  );
