import { css } from '@emotion/react';
import type { SearchHit } from '@hub/contracts';
import { color, fontSize, formatShortDay, label, radius, space, stroke, todayIn } from '@hub/ui';
import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  FileText,
  Layers,
  ListTodo,
  MessageCircle,
  Plus,
  ScrollText,
  Settings,
  SquareStack,
  type LucideIcon,
} from 'lucide-react';
import type { Row } from './arrange.ts';
import { t } from './messages.ts';

const kindIcons: Readonly<Record<SearchHit['kind'], LucideIcon>> = {
  class: BookOpen,
  document: FileText,
  syllabus: ScrollText,
  event: CalendarDays,
  task: ListTodo,
  'flashcard-set': Layers,
  'practice-test': ClipboardCheck,
};

const line = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const quiet = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;
const look = css`
  display: grid;
  grid-template-columns: ${space(5)} minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  & > svg {
    color: ${color.muted};
  }
`;
const key = css`
  padding: 0 ${space(1.5)};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.control};
  color: ${color.muted};
  font: inherit;
  font-size: ${fontSize.xs};
`;

interface Shown {
  Icon: LucideIcon;
  title: string;
  detail?: string;
  /** At the end of the line: what it is. */
  what?: string;
  keys?: string | undefined;
}

const shownHit = ({ kind, title, detail, dueDate, eventType }: SearchHit): Shown => ({
  Icon: kindIcons[kind],
  title,
  detail: [detail, dueDate && formatShortDay(dueDate, todayIn())].filter(Boolean).join(' · '),
  what: eventType === null || eventType === 'other' ? t(`kinds.${kind}`) : label(eventType),
});

const shown = (row: Row): Shown => {
  switch (row.kind) {
    case 'hit':
      return shownHit(row.hit);
    case 'command': {
      const { group, title, keys } = row.command;
      return { Icon: group === 'settings' ? Settings : ArrowRight, title, keys };
    }
    case 'card':
      return { Icon: SquareStack, title: row.place.title, detail: row.place.detail };
    case 'add':
      return {
        Icon: Plus,
        title: row.text ? t('addLine', { text: row.text }) : t('commands.add'),
        detail: t('addHint'),
      };
    case 'ask':
      return { Icon: MessageCircle, title: t('askLine', { text: row.text }), detail: t('askHint') };
  }
};

/** What a row says: its title, where it belongs, and what it is or which keys do the same. */
export const RowContent = ({ row }: { row: Row }) => {
  const { Icon, title, detail, what, keys } = shown(row);
  return (
    <span css={look}>
      <Icon size={18} aria-hidden />
      <span css={{ display: 'grid', minWidth: 0 }}>
        <span dir="auto" css={[line, { fontWeight: 500 }]}>
          {title}
        </span>
        {detail && (
          <span dir="auto" css={[line, quiet]}>
            {detail}
          </span>
        )}
      </span>
      {what && <span css={quiet}>{what}</span>}
      {keys && (
        <kbd css={key} aria-hidden>
          {keys}
        </kbd>
      )}
    </span>
  );
};
