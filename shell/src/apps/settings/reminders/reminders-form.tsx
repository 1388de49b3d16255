import { css } from '@emotion/react';
import { ReminderSettings } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Checkbox, Field, Input, Row, space, Stack } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../../student-messages.ts';

const { morning } = ReminderSettings.shape;
const checked = z.stringbool().default(false);

const switches = ['exams', 'assignments', 'tasks', 'digest', 'lookAhead'] as const;

const Form = z.object({
  mail: checked,
  exams: checked,
  assignments: checked,
  tasks: checked,
  digest: checked,
  lookAhead: checked,
  morning,
  isQuiet: checked,
  from: morning,
  to: morning,
});

const times = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(40)}), 1fr));
  gap: ${space(4)};
`;

interface Props {
  settings: ReminderSettings;
  busy: boolean;
  onSave: (settings: ReminderSettings) => void;
}

/** Saved with the time zone of this device. */
export const RemindersForm = ({ settings, busy, onSave }: Props) => {
  const [isQuiet, setQuiet] = useState(settings.quiet !== null);
  const { errors, onSubmit } = useForm(Form, {
    onValid: ({ isQuiet: quiet, from, to, ...chosen }) =>
      onSave({
        ...chosen,
        quiet: quiet ? { from, to } : null,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('settings.reminders.title')}>
      <Stack>
        <Checkbox name="mail" value="true" defaultChecked={settings.mail} label={t('settings.reminders.mail')} />
        {switches.map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="true"
            defaultChecked={settings[name]}
            label={t(`settings.reminders.${name}`)}
          />
        ))}
        <Field
          label={t('settings.reminders.morning')}
          hint={t('settings.reminders.morningHint')}
          error={errors['morning']}
        >
          <Input name="morning" type="time" defaultValue={settings.morning} />
        </Field>
        <Checkbox
          name="isQuiet"
          value="true"
          checked={isQuiet}
          onChange={({ currentTarget }) => setQuiet(currentTarget.checked)}
          label={t('settings.reminders.quiet')}
        />
        <div css={[times, !isQuiet && { display: 'none' }]}>
          <Field label={t('settings.reminders.from')} error={errors['from']}>
            <Input name="from" type="time" defaultValue={settings.quiet?.from ?? '22:00'} />
          </Field>
          <Field label={t('settings.reminders.to')} error={errors['to']}>
            <Input name="to" type="time" defaultValue={settings.quiet?.to ?? '07:00'} />
          </Field>
        </div>
        <Row justify="flex-end">
          <Button type="submit" busy={busy}>
            {t(busy ? 'settings.reminders.saving' : 'settings.reminders.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
