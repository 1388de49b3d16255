import { IconButton } from '@hub/ui';
import { Printer } from 'lucide-react';
import { t } from '../messages.ts';

/** Prints the page as it is shown, without what only works on a screen. */
export const PrintButton = () => (
  <IconButton label={t('print')} onClick={() => window.print()}>
    <Printer aria-hidden />
  </IconButton>
);
