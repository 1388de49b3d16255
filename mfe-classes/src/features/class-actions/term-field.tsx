import type { TermId } from '@hub/contracts';
import { Field, Select, todayIn } from '@hub/ui';
import { t } from '../../messages.ts';
import { currentTerms } from '../../shared/current-terms.ts';
import { useTerms } from '../../shared/use-terms.ts';

/**
 * The term of a class; nothing to see for a student without terms. A new class is in the current term.
 * @param value the class's term; undefined for a new class
 */
export const TermField = ({ value }: { value: TermId | null | undefined }) => {
  const { data: terms } = useTerms();
  if (!terms || terms.length === 0) return <input type="hidden" name="termId" value={value ?? ''} />;
  const chosen = value === undefined ? currentTerms(terms, todayIn())[0]?.id : value;
  return (
    <Field label={t('form.term')}>
      <Select name="termId" defaultValue={chosen ?? ''}>
        <option value="">{t('form.noTerm')}</option>
        {terms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};
