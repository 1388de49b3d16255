import type { ClassId } from '@hub/contracts';
import { Button, EmptyState } from '@hub/ui';
import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { t } from '../../../messages.ts';
import { useAddEvent } from './api.ts';
import { FindingForm } from './finding-form.tsx';
import type { OpenForms } from './use-open-forms.ts';

const key = 'new';
const blank = { title: '', dueDate: null, dueTime: null, eventType: 'assignment' } as const;
/** The fields that the form does not show. */
const rest = { description: null, priority: 'medium' } as const;

/** Says that no dates were found, and lets the student add them (decision Q8). */
export const NoDates = ({ classId, forms }: { classId: ClassId; forms: OpenForms }) => {
  const { mutate, isPending } = useAddEvent({ onAdded: () => forms.setForm(key, null) });
  if (forms.formOf(key)) {
    return (
      <FindingForm
        start={blank}
        submitLabel={t('review.addEvent')}
        busy={isPending}
        onValid={(form) => mutate({ ...rest, ...form, classId })}
        onCancel={() => forms.setForm(key, null)}
      />
    );
  }
  return (
    <EmptyState
      icon={<CalendarSearch />}
      title={t('review.none.title')}
      hint={t('review.none.hint')}
      action={
        <Button onClick={() => forms.setForm(key, 'edit')}>
          <CalendarPlus aria-hidden /> {t('review.addEvent')}
        </Button>
      }
    />
  );
};
