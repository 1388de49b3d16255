import type { FindingId } from '@hub/contracts';
import { useMedia } from '@hub/ui';
import { createContext, useContext, useState } from 'react';

interface ShownPage {
  /** There is room for the page next to the list; otherwise it is part of its row. */
  isWide: boolean;
  /** The page is next to the list. */
  isBeside: boolean;
  /** The row that shows its page. */
  row: FindingId | null;
  /** Shows or hides the page of a finding, or the one next to the list. */
  toggle: (id: FindingId) => void;
}

/** Whether the review shows pages, and where. */
export const useShownPageState = (): ShownPage => {
  const isWide = useMedia('twoColumns');
  const [isOpen, setOpen] = useState(true);
  const [row, setRow] = useState<FindingId | null>(null);
  return {
    isWide,
    isBeside: isWide && isOpen,
    row: isWide ? null : row,
    toggle: (id) => (isWide ? setOpen(!isOpen) : setRow(row === id ? null : id)),
  };
};

export const ShownPageContext = createContext<ShownPage>({
  isWide: false,
  isBeside: false,
  row: null,
  toggle: () => {},
});

export const useShownPage = () => useContext(ShownPageContext);
