import { Slot, useFailureNotice } from '@hub/mfe';
import type { UserView } from '@hub/contracts';
import { Card, ErrorState, Page, PageHeader, Skeleton, space } from '@hub/ui';
import { t } from '../../student-messages.ts';
import { useAccount, useSessions } from './api.ts';
import { AccessTokensCard } from './access-tokens/access-tokens-card.tsx';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { DataCard } from './data-card.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { KeyboardCard } from './keyboard-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProofPlace } from './proof/proof-place.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { RemindersCard } from './reminders/reminders-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsGroups } from './settings-groups.tsx';
import { StorageCard } from './storage-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

export interface SettingsProps {
  user: UserView;
  onDeleted: () => void;
  onHelp: () => void;
}

const CardLoading = ({ height }: { height: number }) => (
  <Card css={{ maxWidth: space(180) }}>
    <Skeleton height={height} />
  </Card>
);

/** The student's profile, sign-in and data. */
export const SettingsPage = ({ user, onDeleted, onHelp }: SettingsProps) => {
  const { data: account, isError, refetch } = useAccount();
  const sessions = useSessions();
  const shown = sessions.isFetched && account; // all at once, so that nothing below moves
  useFailureNotice(isError, t('settings.failed'));
  return (
    <Page>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      {isError && <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />}
      {!shown && !isError && <CardLoading height={320} />}
      {shown ? (
        <ProofPlace account={shown}>
          <SettingsGroups
            groups={[
              { name: 'account', cards: <ProfileCard user={user} account={shown} /> },
              {
                name: 'sign-in',
                cards: (
                  <>
                    <PasswordCard hasPassword={shown.hasPassword} />
                    <SecondFactorCard factor={shown.secondFactor} />
                    <PasskeysCard passkeys={shown.secondFactor?.passkeys ?? []} />
                    <SessionsCard read={sessions} />
                  </>
                ),
              },
              {
                name: 'calendars',
                cards: (
                  <>
                    <CalendarCard />
                    <Slot
                      name="settings-subscriptions"
                      props={{}}
                      loading={<CardLoading height={88} />}
                      missing={null}
                    />
                  </>
                ),
              },
              { name: 'reminders', cards: <RemindersCard emailVerified={shown.emailVerified} /> },
              {
                name: 'display',
                cards: (
                  <>
                    <ThemeCard />
                    <KeyboardCard onHelp={onHelp} />
                  </>
                ),
              },
              {
                name: 'programs',
                cards: (
                  <>
                    <AccessTokensCard />
                    <WebhooksCard />
                  </>
                ),
              },
              {
                name: 'data',
                cards: (
                  <>
                    <HistoryCard />
                    <StorageCard />
                    <DataCard hasPassword={shown.hasPassword} onDeleted={onDeleted} />
                  </>
                ),
              },
            ]}
          />
        </ProofPlace>
      ) : (
        isError && (
          <>
            <ThemeCard />
            <KeyboardCard onHelp={onHelp} />
          </>
        )
      )}
    </Page>
  );
};
