import { StudyPlanForm } from '@hub/contracts';
import { z } from 'zod';
import { t } from './messages.ts';

const number = z.string().transform(Number);
const { from, to } = StudyPlanForm.shape;

/** The form as its fields have it: texts, and the days as one text, such as "1,3". */
export const PlanFields = z
  .object({
    on: z.stringbool().default(false),
    minutes: number,
    sessions: number,
    daysBefore: number,
    from,
    to,
    days: z.string().min(1, t('daysMissing')),
    cardDays: number,
  })
  .transform(({ days, ...fields }) => ({ ...fields, weekdays: days.split(',').map(Number) }))
  .pipe(StudyPlanForm);
