import { SearchDialog } from '../apps/search/search-dialog.tsx';
import { HelpSheet } from '../apps/keyboard/help-sheet.tsx';
import { NoticesDialog } from '../apps/notices/notices-dialog.tsx';

export type OverlayName = 'search' | 'help' | 'notices';

const overlays = { search: SearchDialog, help: HelpSheet, notices: NoticesDialog };

/** The dialogs that open on any page; a separate script, fetched on first use. */
export const Overlay = ({ name, onClose }: { name: OverlayName; onClose: () => void }) => {
  const Chosen = overlays[name];
  return <Chosen onClose={onClose} />;
};
