import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { t } from './calendar-messages.ts';
import { eventTone, label, priorityTone, type EventPalette } from './meaning.ts';
import { without } from './props.ts';
import { fontSize, radius, space, tone } from './theme.ts';
import type { Tone } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A word on a coloured background, grey by default. It wraps rather than being cut off. */
export const Badge = styled(
  'span',
  without('tone'),
)<{ tone?: Tone }>((props) => {
  const shades = tone(props.tone ?? 'grey');
  return css`
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    padding: 1px ${space(2)};
    border: 1px solid ${shades.border};
    border-radius: ${radius.round};
    background: ${shades.bg};
    color: ${shades.text};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.5;
    overflow-wrap: anywhere;
  `;
});

const Mark = styled('span', without('tone', 'size'))<{ tone: Tone; size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ size }) => size}px;
  height: ${({ size }) => size}px;
  border-radius: 50%;
  background: ${(props) => tone(props.tone).dot};
`;

interface DotProps {
  tone: Tone;
  /** Diameter in px. */
  size?: number;
  className?: string;
}

/** Decoration: show a word next to it. */
export const Dot = ({ tone, size = 8, className }: DotProps) => (
  <Mark tone={tone} size={size} className={className} aria-hidden />
);

interface EventTypeBadgeProps {
  type: string;
  palette?: EventPalette;
}

/** Shows "Exam" in the colour of the event's type (specification §3). */
export const EventTypeBadge = ({ type, palette = 'default' }: EventTypeBadgeProps) => (
  <Badge tone={eventTone(type, palette)}>{label(type)}</Badge>
);

/** Shows "High"; screen readers hear "High priority". */
export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge tone={priorityTone(priority)}>
    {label(priority)}
    <VisuallyHidden> {t('priority')}</VisuallyHidden>
  </Badge>
);
