import { css } from '@emotion/react';
import { ReminderSettings } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Checkbox, Field, Input, media, Row, space, Stack } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../../student-messages.ts';

const { morning } = ReminderSettings.shape;
const checked = z.stringbool().default(false);

const switches = ['exams', 'assignments', 'tasks', 'digest', 'lookAhead'] as const;

const ways = ['app', 'push', 'mail'] as const;

const Form = z.object({
  app: checked,
  push: checked,
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

const group = css`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  border: 0;
  ${media.mobile} {
    gap: 0;
  }
  & > legend {
    padding: 0;
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
`;

interface ChoicesProps {
  title: string;
  names: readonly ((typeof ways)[number] | (typeof switches)[number])[];
  settings: ReminderSettings;
}

/** What was saved elsewhere meanwhile is shown; what is being chosen here stays. */
const Choices = ({ title, names, settings }: ChoicesProps) => (
  <fieldset css={group}>
    <legend>{title}</legend>
    {names.map((name) => (
      <Checkbox
        key={`${name} ${settings[name]}`}
        name={name}
        value="true"
        defaultChecked={settings[name]}
        label={t(`settings.reminders.${name}`)}
      />
    ))}
  </fieldset>
);

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
        <Choices title={t('settings.reminders.ways')} names={ways} settings={settings} />
        <Choices title={t('settings.reminders.what')} names={switches} settings={settings} />
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
