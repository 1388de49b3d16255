import { Stack } from '@hub/ui';
import type { ReactNode } from 'react';

/** A form's fields below one another, all of them locked while it is sent. */
export const FormFields = ({ disabled, children }: { disabled: boolean; children: ReactNode }) => (
  <fieldset disabled={disabled} css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
    <Stack>{children}</Stack>
  </fieldset>
);
