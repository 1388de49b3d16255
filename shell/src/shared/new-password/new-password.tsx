import { Field, Input } from '@hub/ui';
import { useState, type ReactNode } from 'react';
import { StrengthBar } from './strength-bar.tsx';
import { prepareStrength, useStrength } from './use-strength.ts';

interface Props {
  name: string;
  label: string;
  hint: ReactNode;
  error: string | undefined;
}

const othersOf = ({ form, name }: HTMLInputElement) =>
  [...new FormData(form ?? undefined)].flatMap(([other, value]) =>
    other !== name && typeof value === 'string' && value !== '' ? value : [],
  );

/** Field for a new password, with its strength (decision Q152). Texts from the same form do not count towards it. */
export const NewPassword = ({ name, label, hint, error }: Props) => {
  const [{ password, others }, setTyped] = useState({ password: '', others: [] as readonly string[] });
  const level = useStrength(password, others);
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          <span>{hint}</span>
          <StrengthBar level={level} />
        </>
      }
    >
      <Input
        name={name}
        type="password"
        autoComplete="new-password"
        onFocus={prepareStrength}
        onChange={({ currentTarget }) => setTyped({ password: currentTarget.value, others: othersOf(currentTarget) })}
      />
    </Field>
  );
};
