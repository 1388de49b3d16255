import type { ReactNode } from 'react';
import { muted, written } from '../../shared/styles.ts';

/** What a text is, above it. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p css={muted}>{label}</p>
    <p css={written}>{children}</p>
  </div>
);
