import { useState } from 'react';

export interface OpenForms {
  /** Whether one is open: then only a button closes the sheet. */
  areOpen: boolean;
  isOpen: (key: string) => boolean;
  setOpen: (key: string, isOpen: boolean) => void;
}

/** Which forms of the sheet are open, by the finding that they edit. */
export const useOpenForms = (): OpenForms => {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return {
    areOpen: keys.length > 0,
    isOpen: (key) => keys.includes(key),
    setOpen: (key, isOpen) =>
      setKeys((before) => [...before.filter((other) => other !== key), ...(isOpen ? [key] : [])]),
  };
};
