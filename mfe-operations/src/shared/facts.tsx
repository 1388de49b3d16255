import { css } from '@emotion/react';
import { color, fontSize, space, stroke } from '@hub/ui';
import type { ReactNode } from 'react';

const list = css`
  display: grid;
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} 0;
  }
  & > div + div {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
  & dt {
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** A fact's name and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts below each other, the value at the right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl css={list}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const muted = css`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
