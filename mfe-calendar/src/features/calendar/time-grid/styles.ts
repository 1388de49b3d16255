import { css } from '@emotion/react';
import { color, fontSize, media, radius, sizes, space, stroke } from '@hub/ui';

/** Height of an hour. */
const hour = space(12);

/** Distance from midnight. */
export const hoursDown = (minutes: number) => `calc(${hour} * ${minutes / 60})`;

/** A share of the width of a column. */
export const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The column of the hours, then one for each day. */
const columns = css`
  display: grid;
  grid-template-columns: ${space(14)} repeat(var(--days), minmax(0, 1fr));
`;

export const scroller = css`
  max-height: 70vh;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  overflow: auto;
  user-select: none;
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const head = css`
  ${columns}
  position: sticky;
  top: 0;
  z-index: 3;
  background: ${color.surface};
  border-bottom: ${stroke.thin} solid ${color.control};
`;

export const headCell = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  font-size: ${fontSize.sm};
`;

export const allDay = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  min-width: 0;
  min-height: ${space(7)};
  padding: ${space(0.75)};
  border-inline-start: ${stroke.thin} solid ${color.hairline};
`;

export const axisLabel = css`
  padding: ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  text-align: end;
`;

export const body = css`
  display: grid;
  grid-template-columns: ${space(14)} minmax(0, 1fr);
`;

export const axis = css`
  position: relative;
  height: ${hoursDown(24 * 60)};
`;

export const hourLabel = css`
  ${axisLabel}
  position: absolute;
  inset-inline: 0;
  padding-block: 0;
  translate: 0 -50%;
  font-variant-numeric: tabular-nums;
`;

export const days = css`
  display: grid;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
`;

export const column = css`
  position: relative;
  min-width: 0;
  border-inline-start: ${stroke.thin} solid ${color.hairline};
  background-image: linear-gradient(${color.hairline} ${stroke.thin}, transparent ${stroke.thin});
  background-size: 100% ${hour};
`;

export const today = css`
  background-color: ${color.accentSoft};
`;

/** Behind the blocks. */
export const free = css`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: cell;
`;

export const blocks = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

export const block = css`
  position: absolute;
  pointer-events: auto;
  display: flex;
  flex-direction: column;
  justify-content: flex-start;
  padding: ${space(0.5)} ${space(1.5)};
  border: ${stroke.thin} solid;
  border-inline-start-width: ${space(1)};
  border-radius: ${space(1.5)};
  font-size: ${fontSize.xs};
  line-height: 1.35;
  text-align: start;
  overflow: hidden;
  cursor: pointer;
  ${media.mobile} {
    min-height: ${sizes.touch};
  }
`;

export const rest = css`
  inset-inline-end: 0;
  border-color: ${color.hairline};
  background: ${color.surface};
  color: ${color.accentText};
  padding-inline: 0;
  font-weight: 500;
  text-align: center;
  overflow: visible;
`;

export const blockText = css`
  flex: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const lifted = css`
  z-index: 2;
  opacity: 0.85;
  cursor: grabbing;
`;

export const handle = css`
  position: absolute;
  inset-inline: 0;
  bottom: 0;
  height: ${space(1.5)};
  cursor: ns-resize;
`;

export const drawn = css`
  position: absolute;
  inset-inline: ${space(0.5)};
  border: ${stroke.thick} dashed ${color.accent};
  border-radius: ${space(1.5)};
  color: ${color.accentText};
  padding: ${space(0.5)} ${space(1.5)};
  font-size: ${fontSize.xs};
  pointer-events: none;
`;

export const now = css`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  height: 0;
  border-top: ${stroke.thick} solid ${color.danger};
  pointer-events: none;
`;
