import { css } from '@emotion/react';
import { color, fontSize, space } from '@hub/ui';

const look = css`
  display: flex;
  flex-direction: row-reverse;
  justify-content: flex-end;
  align-items: baseline;
  gap: ${space(1.5)};
  margin: 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & dd {
    margin: 0;
  }
`;
const number = css`
  order: 1;
  color: ${color.text};
  font-weight: 600;
`;

/** As wide as three digits, so that most lines break where they will break. */
const unknown = css`
  min-width: 3ch;
`;

interface Props {
  label: string;
  value: number | undefined;
  /** What is counted: a tooltip, and visible text for touch and keyboard users. */
  hint?: string;
}

/** A number with its label; a dash while the number is unknown. */
export const Count = ({ label, value, hint }: Props) => (
  <dl css={look} title={hint}>
    <dt>{label}</dt>
    <dd css={[number, value === undefined && unknown]}>{value ?? '–'}</dd>
    {hint && <dd css={{ order: -1, fontSize: fontSize.xs }}>{hint}</dd>}
  </dl>
);
