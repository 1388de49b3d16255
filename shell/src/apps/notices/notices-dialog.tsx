import type { NoticeView } from '@hub/contracts';
import { Link, useFailureNotice } from '@hub/mfe';
import { Button, Dialog, EmptyState, ErrorState, LinkText, Skeleton } from '@hub/ui';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from './messages.ts';
import { useReminderSettings, useSeeNotices, useTurnOn } from './api.ts';
import { NoticeRow } from './notice-row.tsx';
import { useNotices } from '../../shared/notices/use-notices.ts';

/** The latest of those that the student has not seen. */
const latestUnseen = (notices: readonly NoticeView[]) => notices.find(({ seen }) => !seen)?.createdAt;

const Off = () => {
  const turnOn = useTurnOn();
  return (
    <EmptyState
      icon={<Bell size={24} />}
      title={t('off')}
      hint={t('offHint')}
      action={
        <Button busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {t('turnOn')}
        </Button>
      }
    />
  );
};

const List = ({ notices, onClose }: { notices: readonly NoticeView[]; onClose: () => void }) => {
  const [fresh] = useState(() => new Set(notices.filter(({ seen }) => !seen).map(({ id }) => id)));
  const isNew = ({ id, seen }: NoticeView) => !seen || fresh.has(id);
  return (
    <ul aria-label={t('title')}>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} isNew={isNew(notice)} onFollow={onClose} />
      ))}
    </ul>
  );
};

/** The reminders of the last days. What is new when it opens counts as seen, and stays marked until it closes. */
export const NoticesDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: notices, isError, refetch } = useNotices();
  const { data: settings } = useReminderSettings();
  const see = useSeeNotices();
  useFailureNotice(isError, t('failed'));
  const until = latestUnseen(notices ?? []);
  useEffect(() => {
    if (until !== undefined) void see(until);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each new reminder
  }, [until]);
  const isEmpty = notices?.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      footer={
        <LinkText as={Link} href="/settings#reminders" onClick={onClose}>
          {t('settings')}
        </LinkText>
      }
    >
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!isError && (!notices || (isEmpty && !settings)) && (
        <output aria-label={t('loading')}>
          <Skeleton height={160} />
        </output>
      )}
      {notices && !isEmpty && <List notices={notices} onClose={onClose} />}
      {isEmpty && settings?.app === false && <Off />}
      {isEmpty && settings?.app && <EmptyState icon={<Bell size={24} />} title={t('none')} hint={t('noneHint')} />}
    </Dialog>
  );
};
