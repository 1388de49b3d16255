import { BarDialog, type BarProps } from '../apps/bar/bar-dialog.tsx';
import { HelpSheet } from '../apps/keyboard/help-sheet.tsx';
import { NoticesDialog } from '../apps/notices/notices-dialog.tsx';

export type OverlayName = 'search' | 'help' | 'notices';

const overlays = { search: BarDialog, help: HelpSheet, notices: NoticesDialog };

export type OverlayProps = BarProps & { name: OverlayName };

/** The dialogs that open on any page; a separate script, fetched on first use. */
export const Overlay = ({ name, ...rest }: OverlayProps) => {
  const Chosen = overlays[name];
  return <Chosen {...rest} />;
};
