import type { CalendarEventView, RepeatScope } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { changedFields } from '../../shared/changed-fields.ts';
import { DeleteButton } from '../../shared/delete-button.tsx';
import { repeatShape, requireLastDay, withRepeats } from '../../shared/repeat-form.ts';
import { RepetitionFields } from '../../shared/repetition-fields.tsx';
import { muted } from '../../shared/styles.ts';
import { ReminderField } from '../../shared/reminder/reminder-field.tsx';
import { useReminderField } from '../../shared/reminder/use-reminder-field.ts';
import { useChangeEvent, useDeleteEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { EventForm } from './event-form.ts';

const ChangeForm = EventForm.omit({ classId: true })
  .extend(repeatShape)
  .superRefine(requireLastDay)
  .transform(withRepeats);

/** Changes or deletes an event; both can be undone. */
export const EditEventDialog = ({ event, onClose }: { event: CalendarEventView; onClose: () => void }) => {
  const [scope, setScope] = useState<RepeatScope>('this');
  const { notify } = useShell();
  const change = useChangeEvent(event.id, onClose);
  const remove = useDeleteEvent(onClose);
  const reminder = useReminderField(event.id);
  const { errors, onSubmit } = useForm(ChangeForm, {
    // other days keep what is different about them
    onValid: (form) => {
      reminder.save();
      change.mutate({ ...(scope === 'this' ? form : changedFields(event, form)), scope });
    },
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t('event.edit')}
      submitLabel={t('event.save')}
      busyLabel={t(remove.isPending ? 'event.deleting' : 'event.saving')}
      busy={change.isPending || remove.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <EventFields start={event} errors={errors} />
      <ReminderField field={reminder} />
      <RepetitionFields item={event} scope={scope} onScope={setScope} errors={errors} />
      {event.sourceQuote && <p css={muted}>{t('row.quote', { quote: event.sourceQuote })}</p>}
      <DeleteButton label={t('event.delete')} onClick={() => remove.mutate({ id: event.id, scope })} />
    </FormDialog>
  );
};
