import { FlashcardSetId } from '@hub/contracts';
import { useSearch, useShell } from '@hub/mfe';
import { useEffect } from 'react';

interface Actions {
  onSet: (id: FlashcardSetId) => void;
  onNewSet: () => void;
  onNewCard: () => void;
}

/** Does what the address asks for (`set`, `new=set`, `new=card`); a wish is fulfilled once and leaves the address. */
export const useWish = ({ onSet, onNewSet, onNewCard }: Actions) => {
  const search = useSearch();
  const { navigate } = useShell();
  const set = FlashcardSetId.safeParse(search.get('set')).data;
  const wish = search.get('new');
  useEffect(() => {
    if (set) onSet(set);
    if (wish === 'set') onNewSet();
    if (wish === 'card') onNewCard();
    if (wish === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete('new');
    navigate(`${location.pathname}?${rest.toString()}`, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [set, wish]);
};
