import { CalendarEventForm, ClassId, Day, type Repeats } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

/** The form of the event dialogs. */
export const EventForm = CalendarEventForm.extend({
  classId: z.string().min(1, t('field.classMissing')).pipe(ClassId),
  dueDate: z.string().min(1, t('field.dateMissing')).pipe(Day),
});

/** Initial values of an event's fields. */
export type EventStart = { [Field in keyof CalendarEventForm]?: CalendarEventForm[Field] | undefined } & {
  repeats?: Repeats | null | undefined;
};
