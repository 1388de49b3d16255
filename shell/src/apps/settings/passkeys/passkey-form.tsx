import { passkeyLimits, PasskeyName } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Row, Stack } from '@hub/ui';
import { t } from './messages.ts';

interface Props {
  busy: boolean;
  onAdd: (form: PasskeyName) => void;
}

/** Names a new passkey; the browser asks for the rest. */
export const PasskeyForm = ({ busy, onAdd }: Props) => {
  const { errors, onSubmit } = useForm(PasskeyName, { onValid: onAdd });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('add')}>
      <Stack>
        <Field label={t('name')} hint={t('nameHint')} error={errors['name']}>
          <Input name="name" autoComplete="off" maxLength={passkeyLimits.name} />
        </Field>
        <Row justify="flex-end">
          <Button type="submit" busy={busy}>
            {t('add')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
