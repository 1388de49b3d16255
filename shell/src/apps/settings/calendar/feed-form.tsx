import { CalendarFeedForm, type ClassView, feedContents } from '@hub/contracts';
import { browserTimeZone, useForm } from '@hub/mfe';
import { Button, Field, Row, Select, Stack } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../../student-messages.ts';

/** A select has no empty value but ''. */
const Form = z.object({
  contents: CalendarFeedForm.shape.contents,
  classId: z.preprocess((value) => (value === '' ? null : value), CalendarFeedForm.shape.classId),
});

interface Props {
  classes: readonly ClassView[];
  busy: boolean;
  onAdd: (form: CalendarFeedForm) => void;
}

/** Chooses what a new address shows. */
export const FeedForm = ({ classes, busy, onAdd }: Props) => {
  const { errors, onSubmit } = useForm(Form, { onValid: (form) => onAdd({ ...form, zone: browserTimeZone() }) });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('settings.calendar.add')}>
      <Stack>
        <Field label={t('settings.calendar.contents')} error={errors['contents']}>
          <Select name="contents">
            {feedContents.map((each) => (
              <option key={each} value={each}>
                {t(`settings.calendar.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('settings.calendar.class')} error={errors['classId']}>
          <Select name="classId">
            <option value="">{t('settings.calendar.allClasses')}</option>
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Row justify="flex-end">
          <Button type="submit" busy={busy}>
            {t('settings.calendar.add')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
