import { css } from '@emotion/react';
import type { SessionView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Badge, Button, color, dateFormat, ErrorState, fontSize, Row, Skeleton, space, stroke } from '@hub/ui';
import { t } from '../../student-messages.ts';
import { useEndSessions, type useSessions } from './api.ts';
import { SettingsCard } from './settings-card.tsx';

const list = css`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${space(14)};
    padding: ${space(2)} 0;
  }
  & > li + li {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

const moment = (instant: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** The student's sessions, as read by the page. */
export const SessionsCard = ({
  read: { data: sessions, isError, refetch },
}: {
  read: ReturnType<typeof useSessions>;
}) => {
  const end = useEndSessions();
  useFailureNotice(isError, t('settings.sessions.failed'));
  return (
    <SettingsCard title={t('settings.sessions.title')} hint={t('settings.sessions.hint')}>
      {isError && <ErrorState title={t('settings.sessions.failed')} onRetry={() => void refetch()} />}
      {!sessions && !isError && (
        <output aria-label={t('settings.sessions.loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {sessions && (
        <ul css={list}>
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Row justify="flex-end">
          <Button
            variant="secondary"
            busy={end.isPending && end.variables === 'others'}
            onClick={() => end.mutate('others')}
          >
            {t('settings.sessions.endOthers')}
          </Button>
        </Row>
      )}
    </SettingsCard>
  );
};

interface SessionProps {
  session: SessionView;
  isEnding: boolean;
  onEnd: () => void;
}

const Session = ({ session: { device, current, lastUsedAt }, isEnding, onEnd }: SessionProps) => (
  <li>
    <div css={{ minWidth: 0 }}>
      <p css={{ fontWeight: 500 }}>{device}</p>
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>
        {t('settings.sessions.lastUsed', { when: moment(lastUsedAt) })}
      </p>
    </div>
    {current ? (
      <Badge tone="green">{t('settings.sessions.current')}</Badge>
    ) : (
      <Button
        variant="secondary"
        size="sm"
        busy={isEnding}
        onClick={onEnd}
        aria-label={t('settings.sessions.endNamed', { device })}
      >
        {t('settings.sessions.end')}
      </Button>
    )}
  </li>
);
