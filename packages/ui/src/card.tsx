import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, fontSize, media, radius, shadow, space } from './theme.ts';

/** A surface with a border; use `as="section"` where it is a landmark. */
export const Card = styled.div`
  min-width: 0;
  padding: ${space(6)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.mobile} {
    padding: ${space(4)};
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 36px;
  margin-bottom: ${space(4)};
  ${media.phone} {
    /* several actions get a separate, filled line */
    & > div {
      flex: 1 1 100%;
    }
    & > div > * {
      flex: 1 1 auto;
    }
  }
`;

interface CardHeaderProps {
  title: ReactNode;
  action?: ReactNode;
  /** Level of the heading; 2 by default. */
  level?: 2 | 3;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
}

/** The heading of a card, with one action next to it. */
export const CardHeader = ({ title, action, level = 2, id }: CardHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <div css={bar}>
      <Heading id={id} css={{ fontSize: fontSize.md, minWidth: 0 }}>
        {title}
      </Heading>
      {action}
    </div>
  );
};
