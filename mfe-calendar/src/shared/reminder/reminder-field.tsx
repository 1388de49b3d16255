import { type ReminderLead, reminderLeads } from '@hub/contracts';
import { Field, Select } from '@hub/ui';
import { t } from '../../messages.ts';
import type { ReminderFieldState } from './use-reminder-field.ts';

/** Off while it is not known what is stored. */
export const ReminderField = ({ field: { lead, isError, choose } }: { field: ReminderFieldState }) => (
  <Field label={t('reminder.label')} error={isError ? t('reminder.failed') : undefined}>
    <Select
      value={lead ?? 'usual'}
      disabled={lead === undefined}
      onChange={({ currentTarget }) => choose(currentTarget.value as ReminderLead)}
    >
      {reminderLeads.map((each) => (
        <option key={each} value={each}>
          {t(`reminder.leads.${each}`)}
        </option>
      ))}
    </Select>
  </Field>
);
