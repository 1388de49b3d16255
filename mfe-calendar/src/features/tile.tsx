import { Card, color, fontSize } from '@hub/ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: number | undefined;
  icon: ReactNode;
  hint?: string;
}

/** A figure with its name; a dash while it is not known. */
export const Tile = ({ label, value, icon, hint }: Props) => (
  <Card css={{ display: 'flex', alignItems: 'center', gap: 12 }} title={hint}>
    <span css={{ color: color.accentText, display: 'inline-flex' }} aria-hidden>
      {icon}
    </span>
    <dl css={{ margin: 0, display: 'flex', flexDirection: 'column-reverse' }}>
      <dt css={{ color: color.muted, fontSize: fontSize.sm }}>{label}</dt>
      <dd css={{ margin: 0, fontSize: fontSize.xl, fontWeight: 600 }}>{value ?? '–'}</dd>
    </dl>
  </Card>
);
