import { PasswordChange } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Input, Row, Stack } from '@hub/ui';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { t } from '../../student-messages.ts';
import { NewPassword } from '../../shared/new-password/new-password.tsx';
import { useChangePassword } from './api.ts';
import { SettingsCard } from './settings-card.tsx';

const FirstPassword = PasswordChange.pick({ newPassword: true });

/** An account that only signs in through a provider has no current password. */
export const PasswordCard = ({ hasPassword }: { hasPassword: boolean }) => {
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  const save = useChangePassword(() => {
    form.current?.reset();
    setChanges((count) => count + 1);
  });
  const { errors, onSubmit } = useForm<z.ZodType<PasswordChange>>(hasPassword ? PasswordChange : FirstPassword, {
    onValid: (change) => save.mutate(change),
  });
  return (
    <SettingsCard title={t('settings.password.title')} hint={hasPassword ? undefined : t('settings.password.unset')}>
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t('settings.password.title')}>
        <Stack>
          {hasPassword && (
            <Field label={t('settings.password.current')} error={errors['currentPassword']}>
              <Input name="currentPassword" type="password" autoComplete="current-password" />
            </Field>
          )}
          <NewPassword
            key={changes}
            name="newPassword"
            label={t('settings.password.next')}
            hint={t('settings.password.hint')}
            error={errors['newPassword']}
          />
          <Row justify="flex-end">
            <Button type="submit" busy={save.isPending}>
              {t(save.isPending ? 'settings.password.saving' : 'settings.password.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </SettingsCard>
  );
};
