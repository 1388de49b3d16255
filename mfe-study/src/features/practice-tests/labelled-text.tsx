import type { ReactNode } from 'react';
import { muted, written } from '../../shared/styles.ts';

/** A text with its label above it. */
export const LabelledText = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p css={muted}>{label}</p>
    <p css={written}>{children}</p>
  </div>
);
