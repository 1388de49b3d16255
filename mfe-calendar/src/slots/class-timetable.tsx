import type { MeetingView, Slots } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, ErrorState } from '@hub/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDeleteMeeting, useMeetings, useTerms } from '../features/timetable/api.ts';
import { MeetingDialog } from '../features/timetable/meeting-dialog.tsx';
import { MeetingRow } from '../features/timetable/meeting-row.tsx';
import { t } from '../messages.ts';
import { useClasses } from '../shared/api.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { listStyle, muted } from '../shared/styles.ts';

/** The class overview's timetable: when and where the class meets. */
export const ClassTimetable = ({ classId }: Slots['class-timetable']) => {
  const [open, setOpen] = useState<MeetingView | 'new' | null>(null);
  const { data: classes } = useClasses();
  const { data: terms } = useTerms();
  const termId = classes?.find(({ id }) => id === classId)?.termId;
  const term = terms?.find(({ id }) => id === termId);
  return (
    <Card as="section" aria-label={t('timetable.heading')}>
      <CardHeader
        title={t('timetable.heading')}
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen('new')}>
            <Plus aria-hidden /> {t('timetable.add')}
          </Button>
        }
      />
      <Meetings classId={classId} onEdit={setOpen} />
      {open && (
        <MeetingDialog
          classId={classId}
          term={term}
          {...(open !== 'new' && { meeting: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
};

const Meetings = ({ classId, onEdit }: Slots['class-timetable'] & { onEdit: (meeting: MeetingView) => void }) => {
  const { data: meetings, isLoadingError, refetch } = useMeetings(classId);
  const remove = useDeleteMeeting();
  useFailureNotice(isLoadingError, t('timetable.failed'));
  if (isLoadingError) return <ErrorState title={t('timetable.failed')} onRetry={() => void refetch()} />;
  if (!meetings) return <ListSkeleton rows={1} />;
  if (meetings.length === 0) return <p css={muted}>{t('timetable.empty')}</p>;
  return (
    <ul css={listStyle}>
      {meetings.map((meeting) => (
        <MeetingRow
          key={meeting.id}
          meeting={meeting}
          isDeleting={remove.isPending && remove.variables === meeting.id}
          onEdit={() => onEdit(meeting)}
          onDelete={() => remove.mutate(meeting.id)}
        />
      ))}
    </ul>
  );
};
