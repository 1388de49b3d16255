import type { ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Select } from '@hub/ui';
import { t } from '../../messages.ts';
import { ClassOptions } from '../../shared/class-options.tsx';
import { RepeatFields } from '../../shared/repeat-fields.tsx';
import { useAddEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import type { EventStart } from './event-form.ts';
import { NewEventForm } from './new-event-form.ts';

interface Props {
  /** Initial values of the fields. */
  start: EventStart;
  /** The classes to choose from; omitted where the class is fixed. */
  classes?: readonly ClassView[] | undefined;
  onAdded?: (() => void) | undefined;
  onClose: () => void;
}

/** Adds an event manually (decision Q57). */
export const AddEventDialog = ({ start, classes, onAdded, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useAddEvent(() => {
    onClose();
    onAdded?.();
  });
  const { errors, onSubmit } = useForm(NewEventForm, {
    onValid: (event) => mutate(event),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t('event.add')}
      submitLabel={t('event.add')}
      busyLabel={t('event.adding')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <EventFields start={start} errors={errors}>
        {classes ? (
          <Field label={t('field.class')} required error={errors['classId']}>
            <Select name="classId" defaultValue={start.classId ?? ''}>
              <option value="">{t('field.chooseClass')}</option>
              <ClassOptions classes={classes} code="dashed" />
            </Select>
          </Field>
        ) : (
          <input type="hidden" name="classId" value={start.classId} />
        )}
      </EventFields>
      <RepeatFields start={start} errors={errors} />
    </FormDialog>
  );
};
