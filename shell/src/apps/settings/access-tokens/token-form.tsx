import { AccessTokenForm, type AccessScope, accessTokenLimits } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Row, Select, Stack } from '@hub/ui';
import { z } from 'zod';
import { t } from './messages.ts';

const scopesOf = { read: ['read'], both: ['read', 'write'] } satisfies Record<string, AccessScope[]>;
const lifetimes = [90, 30, 365];

/** Selects have texts for values. */
const Form = z.object({
  name: AccessTokenForm.shape.name,
  scopes: z.enum(['read', 'both']).transform((choice): AccessScope[] => scopesOf[choice]),
  days: z.preprocess((value) => (value === '' ? null : Number(value)), AccessTokenForm.shape.days),
});

interface Props {
  busy: boolean;
  onCreate: (form: AccessTokenForm) => void;
}

/** Names a new token, and chooses what it may do and for how long. */
export const TokenForm = ({ busy, onCreate }: Props) => {
  const { errors, onSubmit } = useForm(Form, { onValid: onCreate });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('create')}>
      <Stack>
        <Field label={t('name')} hint={t('nameHint')} error={errors['name']}>
          <Input name="name" autoComplete="off" maxLength={accessTokenLimits.name} />
        </Field>
        <Field label={t('scopes')} error={errors['scopes']}>
          <Select name="scopes">
            <option value="read">{t('read')}</option>
            <option value="both">{t('both')}</option>
          </Select>
        </Field>
        <Field label={t('days')} error={errors['days']}>
          <Select name="days">
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {t('forDays', { count })}
              </option>
            ))}
            <option value="">{t('forever')}</option>
          </Select>
        </Field>
        <Row justify="flex-end">
          <Button type="submit" busy={busy}>
            {t('create')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
