import { CalendarEventForm, ClassId, Day } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

/** What the dialogs of an event ask for. */
export const EventForm = CalendarEventForm.extend({
  classId: z.string().min(1, t('field.classMissing')).pipe(ClassId),
  dueDate: z.string().min(1, t('field.dateMissing')).pipe(Day),
});

/** What the fields of an event hold at first. */
export type EventStart = { [Field in keyof CalendarEventForm]?: CalendarEventForm[Field] | undefined };
