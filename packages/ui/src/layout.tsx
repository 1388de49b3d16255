import styled from '@emotion/styled';
import { without } from './props.ts';
import { media, space } from './theme.ts';

/** Content column of a screen, at most 1200 px wide. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  width: 100%;
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(8)} ${space(6)} ${space(24)};
  ${media.mobile} {
    gap: ${space(4)};
    padding: ${space(4)} ${space(4)} ${space(24)};
  }
`;

/** Stacks its children; `gap` is in steps of 4 px. */
export const Stack = styled('div', without('gap', 'align'))<{ gap?: number; align?: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => space(gap)};
  align-items: ${({ align = 'stretch' }) => align};
  min-width: 0;
`;

/** Places its children in a row that wraps, unless `wrap` is false. */
export const Row = styled('div', without('gap', 'align', 'justify', 'wrap'))<{
  gap?: number;
  align?: string;
  justify?: string;
  wrap?: boolean;
}>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ gap = 2 }) => space(gap)};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
  min-width: 0;
`;

/** As many equal columns as fit, each at least `min` px wide (or the whole width on narrower screens). */
export const Grid = styled('div', without('min', 'gap'))<{ min?: number; gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = 280 }) => min}px), 1fr));
  gap: ${({ gap = 4 }) => space(gap)};
`;
