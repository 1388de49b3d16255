import { css } from '@emotion/react';
import type { ClassView, TimetableEntry } from '@hub/contracts';
import { color, Dot, radius, sizes, space } from '@hub/ui';
import { t } from '../../messages.ts';
import type { ClassNameOf } from '../../shared/class-names.ts';
import { muted } from '../../shared/styles.ts';
import { meetingTimes, meetingTitle } from './meeting-item.ts';

const look = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  width: 100%;
  min-height: ${sizes.compact};
  padding: ${space(1)} ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.accentSoft};
  }
`;

interface Props {
  entry: TimetableEntry;
  classes: readonly ClassView[] | undefined;
  classNameOf: ClassNameOf | undefined;
  onOpen: (entry: TimetableEntry) => void;
}

/** A meeting in a list; it opens what can be done with it. */
export const MeetingLine = ({ entry, classes = [], classNameOf, onOpen }: Props) => {
  const tone = classes.find(({ id }) => id === entry.classId)?.color ?? 'blue';
  const isCancelled = entry.state === 'cancelled';
  return (
    <button type="button" css={look} onClick={() => onOpen(entry)}>
      <Dot tone={tone} />
      <span css={isCancelled && { textDecoration: 'line-through' }} dir="auto">
        {meetingTitle(entry, classNameOf)}
      </span>
      <span css={muted}>{isCancelled ? t('timetable.cancelled') : meetingTimes(entry)}</span>
    </button>
  );
};
