import { useState, type FormEvent } from 'react';
import type { Chosen } from './class-fields.tsx';

/** What is chosen in the class fields; a name that is missing is reported when the form is sent. */
export const useClassForm = (first: () => Chosen, send: (chosen: Chosen) => void) => {
  const [chosen, setChosen] = useState(first);
  const [isSent, setIsSent] = useState(false);
  const isNamed = chosen.name.trim() !== '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (isNamed) send(chosen);
  };
  return { onSubmit, fields: { chosen, onChange: setChosen, isNameMissing: isSent && !isNamed } };
};
