import { useFailureNotice } from '@hub/mfe';
import { color, ErrorState, Skeleton } from '@hub/ui';
import { t } from '../../../student-messages.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useReminderSettings, useSaveReminders } from './api.ts';
import { Devices } from './push/devices.tsx';
import { RemindersForm } from './reminders-form.tsx';

/** What the student is reminded of, when and where. */
export const RemindersCard = ({ emailVerified }: { emailVerified: boolean }) => {
  const { data: settings, isError, refetch } = useReminderSettings();
  const save = useSaveReminders();
  useFailureNotice(isError, t('settings.reminders.failed'));
  return (
    <SettingsCard title={t('settings.reminders.title')} hint={t('settings.reminders.hint')}>
      {!emailVerified && <p css={{ color: color.muted }}>{t('settings.reminders.unverified')}</p>}
      {isError && <ErrorState title={t('settings.reminders.failed')} onRetry={() => void refetch()} />}
      {!settings && !isError && (
        <output aria-label={t('settings.reminders.loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {settings && <RemindersForm settings={settings} busy={save.isPending} onSave={(form) => save.mutate(form)} />}
      <Devices />
    </SettingsCard>
  );
};
