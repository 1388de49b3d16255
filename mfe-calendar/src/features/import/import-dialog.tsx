import { type CalendarEventView, type ClassId, type ClassView } from '@hub/contracts';
import { Checkbox, Field, FormDialog, Input, Select, Stack } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages.ts';
import { ClassOptions } from '../../shared/class-options.tsx';
import { listStyle, muted } from '../../shared/styles.ts';
import { useImport } from './api.ts';
import { ChoiceRow } from './choice-row.tsx';
import { type Choice, choicesOf, importedOf } from './choices.ts';
import type { ReadCalendar } from '@hub/calendar-file';
import { useFile } from './use-file.ts';

export interface ImportDialogProps {
  classes: readonly ClassView[];
  events: readonly CalendarEventView[];
  today: string;
  onClose: () => void;
}

const remarksOn = ({ dates, left, unreadable }: ReadCalendar) => [
  t('import.found', { count: dates.length }),
  ...(left > 0 ? [t('import.left', { count: left })] : []),
  ...(unreadable > 0 ? [t('import.unreadable', { count: unreadable })] : []),
];

const isUnplaced = ({ isTaken, classId }: Choice) => isTaken && !classId;

/** Puts the dates of a calendar file on the calendar, after the student has looked at them. */
export const ImportDialog = ({ classes, events, today, onClose }: ImportDialogProps) => {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [isSent, setIsSent] = useState(false);
  const { mutate, isPending } = useImport(onClose);
  const { problem, read } = useFile({
    today,
    events,
    onRead: (calendar, imported) => {
      setChoices(choicesOf(calendar, { classes, events, imported }));
      setRemarks(remarksOn(calendar));
      setIsSent(false);
    },
  });

  const change = (changed: Choice, to: Partial<Choice>) =>
    setChoices(choices.map((choice) => (choice === changed ? { ...choice, ...to } : choice)));
  const place = (classId: ClassId) =>
    setChoices(choices.map((choice) => (isUnplaced(choice) ? { ...choice, classId } : choice)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (!choices.some(isUnplaced)) mutate(importedOf(choices));
  };

  const taken = choices.filter(({ isTaken }) => isTaken).length;
  const unplaced = choices.filter(isUnplaced).length;
  return (
    <FormDialog
      title={t('import.title')}
      description={t('import.text')}
      submitLabel={t('import.submit', { count: taken })}
      busyLabel={t('import.importing')}
      busy={isPending}
      disabled={taken === 0}
      unsaved={choices.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('import.file')} error={problem} hint={t('import.hint')}>
        <Input type="file" accept=".ics,text/calendar" onChange={({ target }) => void read(target.files?.[0])} />
      </Field>
      {choices.length > 0 && (
        <Stack gap={3}>
          <output css={muted}>{remarks.join(' ')}</output>
          {unplaced > 0 && (
            <Field
              label={t('import.unplaced', { count: unplaced })}
              error={isSent ? t('field.classMissing') : undefined}
            >
              <Select value="" onChange={({ target }) => place(target.value as ClassId)}>
                <option value="">{t('field.chooseClass')}</option>
                <ClassOptions classes={classes} code="dashed" />
              </Select>
            </Field>
          )}
          <Checkbox
            label={t('import.all')}
            checked={taken === choices.length}
            onChange={({ currentTarget: { checked } }) =>
              setChoices(choices.map((choice) => ({ ...choice, isTaken: checked })))
            }
          />
          <ul css={listStyle} aria-label={t('import.dates')}>
            {choices.map((choice) => (
              <ChoiceRow
                key={choice.date.key}
                choice={choice}
                classes={classes}
                today={today}
                isMissing={isSent && isUnplaced(choice)}
                onChange={(to) => change(choice, to)}
              />
            ))}
          </ul>
        </Stack>
      )}
    </FormDialog>
  );
};
