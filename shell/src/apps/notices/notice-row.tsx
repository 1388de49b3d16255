import { css } from '@emotion/react';
import type { NoticeView } from '@hub/contracts';
import { Link } from '@hub/mfe';
import {
  color,
  dateFormat,
  Dot,
  fontSize,
  label,
  quick,
  radius,
  relativeDueLabel,
  space,
  todayIn,
  VisuallyHidden,
} from '@hub/ui';
import { t } from './messages.ts';

const look = css`
  display: grid;
  grid-template-columns: ${space(2)} minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: baseline;
  padding: ${space(3)} ${space(2)};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background-color ${quick};
  &:hover {
    background: ${color.sunken};
  }
`;

/** As the calendar shows it: the student's own habit of 12 or 24 hours. */
const timeOf = (time: string) =>
  dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}Z`));

/** Where the thing is shown. */
const pathOf = ({ kind, day }: NoticeView) => (kind === 'task' ? '/tasks' : `/calendar?date=${day}`);

const factsOf = ({ kind, className, day, time }: NoticeView) =>
  [
    [relativeDueLabel(day, todayIn()), ...(time === null ? [] : [timeOf(time)])].join(', '),
    kind === 'task' ? t('task') : label(kind),
    ...(className === null ? [] : [className]),
  ].join(' · ');

interface Props {
  notice: NoticeView;
  isNew: boolean;
  onFollow: () => void;
}

/** One reminder: what it is, when, and whether it came since the list was last open. */
export const NoticeRow = ({ notice, isNew, onFollow }: Props) => (
  <li>
    <Link href={pathOf(notice)} onClick={onFollow} css={look}>
      <span>{isNew && <Dot tone="indigo" />}</span>
      <span css={{ fontWeight: isNew ? 600 : 500 }}>
        {notice.title}
        {isNew && <VisuallyHidden> ({t('new')})</VisuallyHidden>}
      </span>
      <span />
      <span css={{ color: color.muted, fontSize: fontSize.sm }}>{factsOf(notice)}</span>
    </Link>
  </li>
);
