import type { AuditGrantId, AuditGrantView } from '@hub/contracts';
import { Field, Select } from '@hub/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { isGood, scopeOf } from '../../../shared/grant-item.tsx';
import { useGrants } from '../grants/api.ts';

interface Wanted {
  ownerId: string;
  subject: string;
  subjectId: string;
}

/** Whether it may cover a thing: in which class that is, only the server knows. */
const mayCover = ({ scope }: AuditGrantView, { subject, subjectId }: Wanted) =>
  !scope || scope.subject === 'class' || (scope.subject === subject && scope.subjectId === subjectId);

/** The auditor's good grants for a thing, and a control to choose one where there are several. */
export const useGrantChoice = (
  wanted: Wanted,
): { isPending: boolean; grant: AuditGrantId | undefined; choice: ReactNode } => {
  const { data = [], isPending } = useGrants();
  const [chosen, setChosen] = useState<string>();
  const good = data.filter((grant) => grant.ownerId === wanted.ownerId && isGood(grant) && mayCover(grant, wanted));
  const grant = good.find(({ id }) => id === chosen) ?? good[0];
  const choice = good.length > 1 && (
    <Field label={t('grants.contents.grant')}>
      <Select value={grant?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
        {good.map((one) => (
          <option key={one.id} value={one.id}>
            {one.reason} ({scopeOf(one)})
          </option>
        ))}
      </Select>
    </Field>
  );
  return { isPending, grant: grant?.id, choice };
};
