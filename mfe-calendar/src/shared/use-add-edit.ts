import { useState } from 'react';

/** Which dialog of a page is open: one that adds an item, or one that edits it. */
type Open<Start, Item> = { adding: Start; onAdded: (() => void) | undefined } | { editing: Item } | null;

export interface AddEdit<Start, Item> {
  open: Open<Start, Item>;
  /** Opens the dialog for a new item; `onAdded` runs once it is saved. */
  add: (start: Start, onAdded?: () => void) => void;
  edit: (item: Item) => void;
  close: () => void;
}

/** The state of a page's add and edit dialogs. */
export const useAddEdit = <Start, Item>(): AddEdit<Start, Item> => {
  const [open, setOpen] = useState<Open<Start, Item>>(null);
  return {
    open,
    add: (adding, onAdded) => setOpen({ adding, onAdded }),
    edit: (editing) => setOpen({ editing }),
    close: () => setOpen(null),
  };
};
