import { css } from '@emotion/react';
import { Card, color, fontSize, media, space } from '@hub/ui';
import type { ReactNode } from 'react';

const look = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  ${media.mobile} {
    flex-direction: column;
    gap: ${space(1)};
    padding: ${space(3)};
  }
`;

interface Props {
  label: string;
  value: number | undefined;
  icon: ReactNode;
  /** What is counted: a tooltip, and visible text for touch and keyboard users. */
  hint?: string;
}

/** A number with its label; a dash while the number is unknown. */
export const Tile = ({ label, value, icon, hint }: Props) => (
  <Card css={look} title={hint}>
    <span css={{ color: color.accentText, display: 'inline-flex', flexShrink: 0 }} aria-hidden>
      {icon}
    </span>
    <dl css={{ margin: 0, display: 'flex', flexDirection: 'column-reverse' }}>
      <dt css={{ color: color.muted, fontSize: fontSize.sm }}>{label}</dt>
      <dd css={{ margin: 0, fontSize: fontSize.xl, fontWeight: 600 }}>{value ?? '–'}</dd>
      {hint && <dd css={{ order: -1, margin: 0, color: color.muted, fontSize: fontSize.xs }}>{hint}</dd>}
    </dl>
  </Card>
);
