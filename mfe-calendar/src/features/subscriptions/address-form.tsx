import { type CalendarPreview, CalendarSubscriptionForm } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Row, Stack } from '@hub/ui';
import { usePreview } from './api.ts';
import { t } from './messages.ts';
import { previewProblem } from './preview-problem.ts';

const Form = CalendarSubscriptionForm.pick({ address: true });

interface Props {
  onRead: (address: string, calendar: CalendarPreview) => void;
}

/** Asks for the address of a calendar, and reads it. */
export const AddressForm = ({ onRead }: Props) => {
  const { mutate, isPending } = usePreview();
  const { errors, setErrors, onSubmit } = useForm(Form, {
    onValid: ({ address }) =>
      mutate(address, {
        onSuccess: (found) => {
          if (found.calendar) onRead(address, found.calendar);
          else setErrors({ address: previewProblem(found) });
        },
        onError: (error) => setErrors({ address: previewProblem(error) }),
      }),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Field label={t('address')} hint={t('hint')} error={errors['address']}>
          <Input name="address" type="url" inputMode="url" autoComplete="off" readOnly={isPending} />
        </Field>
        <Row justify="flex-end">
          <Button type="submit" busy={isPending}>
            {isPending ? t('reading') : t('show')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
