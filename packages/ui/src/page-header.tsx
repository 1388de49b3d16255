import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, media, space } from './theme.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
`;
const heading = css`
  font-size: ${fontSize.xl};
  ${media.desktop} {
    font-size: ${fontSize.xxl};
  }
`;
const below = css`
  margin-top: ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize.md};
  ${media.mobile} {
    font-size: ${fontSize.sm};
  }
`;

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The screen's h1, which takes the focus after a change of route, with the screen's actions. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <header css={bar}>
    <div css={{ minWidth: 0, flex: '1 1 240px' }}>
      <h1 css={heading} tabIndex={-1}>
        {title}
      </h1>
      {subtitle && <p css={below}>{subtitle}</p>}
    </div>
    {actions && (
      <div data-screen-only css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {actions}
      </div>
    )}
  </header>
);
