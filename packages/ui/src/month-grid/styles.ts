import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { without } from '../props.ts';
import { color, fontSize, media, quick, radius, space } from '../theme.ts';

/** Measures the grid, not the window: it is also in narrow cards on wide screens. */
export const narrow = '@container (width < 560px)';

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

const table = css`
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
    padding: 3px;
    height: 104px;
    border-bottom: 1px solid ${color.hairline};
    border-right: 1px solid ${color.hairline};
    vertical-align: top;
  }
  & td:first-of-type {
    border-left: 1px solid ${color.hairline};
  }
  & tbody tr:first-of-type td {
    border-top: 1px solid ${color.hairline};
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
    outline-offset: -2px;
    outline: 2px solid ${color.accentText};
  }
  ${narrow} {
    & td {
      padding: 2px;
      height: 72px;
    }
  }
`;

/** Markers only: small squares without lines. */
const compactTable = css`
  & td,
  & tbody tr:first-of-type td,
  & td:first-of-type {
    height: 44px;
    padding: 1px;
    border: 0;
    background: none;
    text-align: center;
  }
`;

export const GridTable = styled('table', without('compact'))<{ compact: boolean }>(
  table,
  ({ compact }) => compact && compactTable,
);

/** A `td` in a grid already has this role, but not every tool knows that. */
export const gridCell = { role: 'gridcell' } as const;

export const Cell = styled.td`
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

export const dayNumber = css`
  display: inline-grid;
  place-items: center;
  min-width: min(1.5rem, 100%);
  height: 1.5rem;
  padding: 0 2px;
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
  grid-template-rows: 1.5rem 8px;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 42px;
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
  gap: 3px;
`;

export const more = css`
  min-height: 24px;
  width: 100%;
  padding: 0 4px;
  border: 0;
  border-radius: 6px;
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
    padding: 2px 0;
    line-height: 1.1;
    text-align: center;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;
