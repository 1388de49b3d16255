import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Badge, color, Dot, elevation, radius, space, stroke } from '@hub/ui';
import type { CalendarItem } from './calendar-item.ts';

const look = css`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 60;
  display: grid;
  gap: ${space(2)};
  width: max-content;
  max-width: min(${space(80)}, calc(100vw - ${space(4)}));
  max-height: 50vh;
  padding: ${space(3)} ${space(4)};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${elevation.menu};
  overflow-y: auto;
  overflow-wrap: anywhere;
  pointer-events: auto;
`;

const gap = 6;
const edge = 8;

/** Below the anchor where there is room, else above; never outside the window. */
const place = (card: HTMLElement, anchor: HTMLElement) => {
  const to = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const below = to.bottom + gap;
  const top = below + height + edge > window.innerHeight ? Math.max(edge, to.top - gap - height) : below;
  const left = Math.max(edge, Math.min(to.left, window.innerWidth - width - edge));
  card.style.translate = `${left}px ${top}px`;
};

interface ItemCardProps {
  id: string;
  item: CalendarItem;
  anchor: HTMLElement;
  /** Buttons; the card is a dialog then, and has the focus. */
  actions?: ReactNode;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Title, type, group and description of an item; closed by Escape, a tap elsewhere or scrolling (WCAG 1.4.13). */
export const ItemCard = ({ id, item, anchor, actions, onClose, onPointerEnter, onPointerLeave }: ItemCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  const isDialog = Boolean(actions);

  useLayoutEffect(() => {
    if (card.current) place(card.current, anchor);
  });

  useEffect(() => {
    const inside = (event: Event) =>
      event.target instanceof Node && (card.current?.contains(event.target) || anchor.contains(event.target));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // the first Escape closes the card, the next one a dialog
      if (card.current?.contains(document.activeElement)) anchor.focus();
      onClose();
    };
    const onElsewhere = (event: Event) => {
      if (!inside(event)) onClose();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onElsewhere, true);
    window.addEventListener('scroll', onElsewhere, true);
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onElsewhere, true);
      window.removeEventListener('scroll', onElsewhere, true);
      window.removeEventListener('resize', onClose);
    };
  }, [anchor, onClose]);

  useEffect(() => {
    if (isDialog) card.current?.focus({ preventScroll: true });
  }, [isDialog]);

  return createPortal(
    <div
      ref={card}
      id={id}
      {...(isDialog ? { role: 'dialog', 'aria-label': item.title, tabIndex: -1 } : { role: 'tooltip' })}
      css={look}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <strong dir="auto" css={{ fontWeight: 600 }}>
        {item.title}
      </strong>
      <span css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
        <Dot tone={item.tone} />
        {item.typeLabel}
        {item.priorityLabel && <Badge tone={item.priorityTone ?? 'grey'}>{item.priorityLabel}</Badge>}
      </span>
      {item.group && (
        <span css={{ display: 'flex', alignItems: 'center', gap: space(2), color: color.muted }}>
          <Dot tone={item.group.tone} />
          <bdi>{item.group.name}</bdi>
        </span>
      )}
      {item.description && (
        <p dir="auto" css={{ color: color.muted, whiteSpace: 'pre-line' }}>
          {item.description}
        </p>
      )}
      {actions && <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>{actions}</div>}
    </div>,
    // not the grid itself: inside a size container, `fixed` positions relative to the container
    anchor.closest('[role="dialog"], main') ?? document.body,
  );
};
