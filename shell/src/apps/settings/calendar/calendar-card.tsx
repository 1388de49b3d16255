import {
  calendarExportFormats,
  calendarExportPath,
  type CalendarFeedView,
  type ClassView,
  mostCalendarFeeds,
} from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ButtonLink, ErrorState, Row, Skeleton, Stack } from '@hub/ui';
import { Download } from 'lucide-react';
import { t } from '../../../student-messages.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useAddFeed, useCalendarFeeds, useClasses, useRemoveFeed } from './api.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedRow } from './feed-row.tsx';

const nameOf = ({ contents, classId }: CalendarFeedView, classes: readonly ClassView[]) => {
  const what = t(`settings.calendar.${contents}`);
  if (classId === null) return what;
  const of = classes.find(({ id }) => id === classId)?.name ?? t('settings.calendar.oneClass');
  return `${what}: ${of}`;
};

/** Addresses with which the student's dates appear in another calendar. */
export const CalendarCard = () => {
  const { data: feeds, isError, refetch } = useCalendarFeeds();
  const { data: classes = [] } = useClasses();
  const add = useAddFeed();
  const remove = useRemoveFeed();
  useFailureNotice(isError, t('settings.calendar.failed'));
  return (
    <SettingsCard title={t('settings.calendar.title')} hint={t('settings.calendar.hint')}>
      {isError && <ErrorState title={t('settings.calendar.failed')} onRetry={() => void refetch()} />}
      {!feeds && !isError && (
        <output aria-label={t('settings.calendar.loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {feeds && feeds.length > 0 && (
        <ul>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              name={nameOf(feed, classes)}
              isRemoving={remove.isPending && remove.variables.id === feed.id}
              onRemove={() => remove.mutate(feed)}
            />
          ))}
        </ul>
      )}
      {feeds && feeds.length < mostCalendarFeeds && (
        <FeedForm classes={classes} busy={add.isPending} onAdd={(form) => add.mutate(form)} />
      )}
      <Stack gap={2}>
        <p>{t('settings.calendar.files')}</p>
        <Row gap={2}>
          {calendarExportFormats.map((format) => (
            <ButtonLink key={format} variant="secondary" href={`${calendarExportPath}/${format}`} download>
              <Download aria-hidden /> {t(`settings.calendar.${format}`)}
            </ButtonLink>
          ))}
        </Row>
      </Stack>
    </SettingsCard>
  );
};
