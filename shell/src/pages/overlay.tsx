import { SearchDialog } from '../apps/search/search-dialog.tsx';
import { HelpSheet } from '../apps/keyboard/help-sheet.tsx';

export type OverlayName = 'search' | 'help';

/** What the keyboard opens above any page; a script of its own, fetched when it is first asked for. */
export const Overlay = ({ name, onClose }: { name: OverlayName; onClose: () => void }) =>
  name === 'search' ? <SearchDialog onClose={onClose} /> : <HelpSheet onClose={onClose} />;
