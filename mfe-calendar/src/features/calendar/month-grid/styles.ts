import { css } from '@emotion/react';
import { color, fontSize, media, quick, radius, space, stroke } from '@hub/ui';

/** Measures the grid, not the window: it is also in narrow cards on wide screens. */
export const narrow = `@container (width < ${space(140)})`;

export const frame = css`
  container-type: inline-size;
  min-width: 0;
`;

export const header = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

export const moves = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

export const heading = css`
  font-size: ${fontSize.md};
  font-variant-numeric: tabular-nums;
`;

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  & th {
    padding: ${space(1)} 0 ${space(2)};
    color: ${color.muted};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }
  & td {
    position: relative;
    padding: ${space(0.75)};
    height: ${space(26)};
    border-bottom: ${stroke.thin} solid ${color.hairline};
    border-right: ${stroke.thin} solid ${color.hairline};
    vertical-align: top;
  }
  & td:first-of-type {
    border-left: ${stroke.thin} solid ${color.hairline};
  }
  & tbody tr:first-of-type td {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
  & tbody tr:first-of-type td:first-of-type {
    border-top-left-radius: ${radius.control};
  }
  & tbody tr:first-of-type td:last-of-type {
    border-top-right-radius: ${radius.control};
  }
  & tbody tr:last-of-type td:first-of-type {
    border-bottom-left-radius: ${radius.control};
  }
  & tbody tr:last-of-type td:last-of-type {
    border-bottom-right-radius: ${radius.control};
  }
  & td:focus-visible {
    outline-offset: -${stroke.thick};
    outline: ${stroke.thick} solid ${color.accentText};
  }
  ${narrow} {
    & td {
      padding: ${space(0.5)};
      height: ${space(18)};
    }
  }
`;

/** Markers only: small squares without lines. */
export const compactTable = css`
  & td,
  & tbody tr:first-of-type td,
  & td:first-of-type {
    height: ${space(11)};
    padding: ${space(0.25)};
    border: 0;
    background: none;
    text-align: center;
  }
`;

/** A `td` in a grid already has this role, but not every tool knows that. */
export const gridCell = { role: 'gridcell' } as const;

export const cell = css`
  cursor: default;
  transition: background-color ${quick};
`;

export const blank = css`
  background: ${color.sunken};
`;

export const selectable = css`
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;

export const selected = css`
  background: ${color.accentSoft};
`;

export const target = css`
  outline: ${stroke.thick} dashed ${color.accent};
  outline-offset: -${stroke.thick};
`;

export const dayNumber = css`
  display: inline-grid;
  place-items: center;
  min-width: min(1.5rem, 100%);
  height: 1.5rem;
  padding: 0 ${space(0.5)};
  border-radius: 0.75rem;
  font-size: ${fontSize.xs};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

export const todayNumber = css`
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 700;
`;

export const compactDay = css`
  display: grid;
  grid-template-rows: 1.5rem ${space(2)};
  justify-items: center;
  align-content: center;
  gap: ${space(0.5)};
  min-height: ${space(10.5)};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
`;

export const compactLink = css`
  &:hover {
    background: ${color.sunken};
  }
`;

export const chips = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
`;

export const more = css`
  min-height: ${space(6)};
  width: 100%;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${space(1.5)};
  background: transparent;
  color: ${color.accentText};
  font-size: ${fontSize.xs};
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.accentSoft};
  }
  ${narrow} {
    padding: ${space(0.5)} 0;
    line-height: 1.1;
    text-align: center;
  }
  ${media.mobile} {
    min-height: ${space(11)};
  }
`;
