import { type RepeatScope, repeatScopes, type Repeats } from '@hub/contracts';
import { Field, Select } from '@hub/ui';
import { t } from '../messages.ts';
import { useNow } from './use-now.ts';
import { repeatLabel } from './repeat-label.ts';

interface Props {
  repeats: Repeats;
  /** The day of this occurrence. */
  first: string;
  scope: RepeatScope;
  onChange: (scope: RepeatScope) => void;
}

/** Which days of something that repeats a change or a deletion is for. */
export const ScopeField = ({ repeats, first, scope, onChange }: Props) => (
  <Field label={t('repeats.scope')} hint={repeatLabel(repeats, first, useNow().today)}>
    <Select name="scope" value={scope} onChange={(event) => onChange(event.currentTarget.value as RepeatScope)}>
      {repeatScopes.map((each) => (
        <option key={each} value={each}>
          {t(`repeats.${each}`)}
        </option>
      ))}
    </Select>
  </Field>
);
