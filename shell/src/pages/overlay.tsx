import { SearchDialog } from '../apps/search/search-dialog.tsx';
import { HelpSheet } from '../apps/keyboard/help-sheet.tsx';

export type OverlayName = 'search' | 'help';

/** The dialogs that shortcuts open on any page; a separate script, fetched on first use. */
export const Overlay = ({ name, onClose }: { name: OverlayName; onClose: () => void }) =>
  name === 'search' ? <SearchDialog onClose={onClose} /> : <HelpSheet onClose={onClose} />;
