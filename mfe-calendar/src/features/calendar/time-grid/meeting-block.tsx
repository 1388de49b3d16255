import { css } from '@emotion/react';
import type { ClassView, TimetableEntry } from '@hub/contracts';
import { color, tone } from '@hub/ui';
import { t } from '../../../messages.ts';
import { formatTimes } from '../../../shared/format-dates.ts';
import type { MeetingItem } from '../meeting-item.ts';
import type { Block } from './blocks.ts';
import * as styles from './styles.ts';

/** Quieter than an event: there is nothing to do but to be there. */
const look = css`
  border-style: dashed;
  border-inline-start-style: solid;
  background: ${color.surface};
  color: ${color.text};
`;

interface Props extends Block {
  item: MeetingItem;
  classes: readonly ClassView[] | undefined;
  onOpen: (entry: TimetableEntry) => void;
}

/** A meeting of a class among the hours. */
export const MeetingBlock = ({ item, from, to, lane, lanes, classes = [], onOpen }: Props) => {
  const { entry } = item;
  const shades = tone(classes.find(({ id }) => id === entry.classId)?.color ?? 'blue');
  const isCancelled = entry.state === 'cancelled';
  return (
    <button
      type="button"
      css={[
        styles.block,
        look,
        { borderColor: shades.border },
        isCancelled && { textDecoration: 'line-through', opacity: 0.75 },
      ]}
      style={{
        top: styles.hoursDown(from),
        height: styles.hoursDown(to - from),
        insetInlineStart: styles.share(lane, lanes),
        width: styles.share(1, lanes),
      }}
      onClick={() => onOpen(entry)}
    >
      <span css={styles.blockText} dir="auto">
        {item.title}
      </span>
      <span css={styles.blockText}>{isCancelled ? t('timetable.cancelled') : formatTimes(item)}</span>
      {item.place && (
        <span css={styles.blockText} dir="auto">
          {item.place}
        </span>
      )}
    </button>
  );
};
