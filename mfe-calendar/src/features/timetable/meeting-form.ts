import { MeetingForm } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

const { title, place, first, last } = MeetingForm.shape;
const time = (text: string) => z.string().min(1, text);

/** The form of a meeting as its fields have it: texts, and the days as one text, such as "2,4". */
export const MeetingFields = z
  .object({
    title,
    by: z.enum(['weekday', 'rotation']),
    days: z.string().min(1, t('timetable.daysMissing')),
    everyWeeks: z.enum(['1', '2']),
    startTime: time(t('timetable.timeMissing')),
    endTime: time(t('timetable.timeMissing')),
    place,
    first,
    last,
  })
  .transform(({ days, everyWeeks, ...fields }): unknown => ({
    ...fields,
    days: days.split(',').map(Number),
    everyWeeks: Number(everyWeeks),
  }))
  .pipe(MeetingForm);
