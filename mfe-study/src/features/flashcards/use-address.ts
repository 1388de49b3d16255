import { FlashcardSetId } from '@hub/contracts';
import { useSearch, useShell } from '@hub/mfe';
import { useEffect } from 'react';

interface Actions {
  onSet: (id: FlashcardSetId) => void;
  onNewSet: () => void;
  onNewCard: () => void;
}

/** Does what the address says (`set`, `new=set`, `new=card`); what is new is done once, and leaves the address. */
export const useAddress = ({ onSet, onNewSet, onNewCard }: Actions) => {
  const search = useSearch();
  const { navigate } = useShell();
  const set = FlashcardSetId.safeParse(search.get('set')).data;
  const asked = search.get('new');
  useEffect(() => {
    if (set) onSet(set);
    if (asked === 'set') onNewSet();
    if (asked === 'card') onNewCard();
    if (asked === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete('new');
    navigate(`${location.pathname}?${rest.toString()}`, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [set, asked]);
};
