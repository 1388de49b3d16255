import { WebhookForm as WebhookFields, webhookLimits } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Row, Stack } from '@hub/ui';
import { z } from 'zod';
import { KindChoice } from './kind-choice.tsx';
import { t } from './messages.ts';

/** The kinds are one text. */
const Form = z.object({
  address: WebhookFields.shape.address,
  kinds: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    WebhookFields.shape.kinds,
  ),
});

interface Props {
  busy: boolean;
  onAdd: (form: WebhookFields) => void;
}

/** Names the address of a new webhook, and chooses what it announces. */
export const WebhookForm = ({ busy, onAdd }: Props) => {
  const { errors, onSubmit } = useForm(Form, { onValid: onAdd });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('add')}>
      <Stack>
        <Field label={t('address')} hint={t('addressHint')} error={errors['address']}>
          <Input name="address" type="url" inputMode="url" autoComplete="off" maxLength={webhookLimits.address} />
        </Field>
        <KindChoice error={errors['kinds']} />
        <Row justify="flex-end">
          <Button type="submit" busy={busy}>
            {t('add')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
