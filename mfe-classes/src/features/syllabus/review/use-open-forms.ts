import { useState } from 'react';

/** The form of a finding: its fields, or what it is the same as. */
export type OpenForm = 'edit' | 'merge';

export interface OpenForms {
  /** Whether one is open: then only a button closes the sheet. */
  areOpen: boolean;
  formOf: (key: string) => OpenForm | null;
  setForm: (key: string, form: OpenForm | null) => void;
}

/** Which forms of the sheet are open, by the finding that they are about. */
export const useOpenForms = (): OpenForms => {
  const [forms, setForms] = useState<Readonly<Record<string, OpenForm>>>({});
  return {
    areOpen: Object.keys(forms).length > 0,
    formOf: (key) => forms[key] ?? null,
    setForm: (key, form) =>
      setForms(({ [key]: _before, ...others }) => (form === null ? others : { ...others, [key]: form })),
  };
};
