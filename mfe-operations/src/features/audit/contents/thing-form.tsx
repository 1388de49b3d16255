import type { GrantScope } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Button, Field, Grid, Input, Row, Stack } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../../messages.ts';
import { thingPathOf } from '../filter.ts';

const Form = z.object({
  subject: z
    .string()
    .trim()
    .regex(/^[a-zA-Z]{1,40}$/, t('grants.thing.kindWrong')),
  subjectId: z
    .string()
    .trim()
    .pipe(z.uuid(t('audit.filter.noId'))),
});

/** Which thing is shown is a part of the address. */
export const ThingForm = ({ thing }: { thing: GrantScope | null }) => {
  const { navigate } = useShell();
  const { errors, onSubmit } = useForm(Form, { onValid: (wanted) => navigate(thingPathOf(wanted)) });
  return (
    <form aria-label={t('grants.thing.find')} noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Grid min={240}>
          <Field label={t('grants.thing.kind')} hint={t('grants.thing.kindHint')} error={errors['subject']}>
            <Input name="subject" defaultValue={thing?.subject} autoComplete="off" maxLength={40} />
          </Field>
          <Field label={t('grants.thing.id')} error={errors['subjectId']}>
            <Input name="subjectId" defaultValue={thing?.subjectId} autoComplete="off" maxLength={36} />
          </Field>
        </Grid>
        <Row>
          <Button type="submit">{t('grants.thing.show')}</Button>
        </Row>
      </Stack>
    </form>
  );
};
