import { css } from '@emotion/react';
import type { ClassId, ConversationView } from '@hub/contracts';
import { IconButton, color, media, radius, space, sizes } from '@hub/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Time } from '../../../shared/time.tsx';
import { t } from '../../../messages.ts';
import { RenameField } from './rename-field.tsx';

const row = css`
  display: flex;
  align-items: center;
  min-width: 0;
  border-radius: ${radius.control};
  &:hover {
    background: ${color.sunken};
  }
  &[data-open] {
    background: ${color.accentSoft};
  }
`;
const opener = css`
  display: grid;
  flex: 1;
  min-width: 0;
  min-height: ${sizes.touch};
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  text-align: start;
  cursor: pointer;
`;
/* one line, the whole title on focus or hover (decision Q106) */
const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 500;
`;
const small = css`
  display: flex;
  flex: none;
  & > button {
    width: ${sizes.small};
    & > svg {
      width: ${sizes.icon};
    }
  }
  ${media.mobile} {
    & > button {
      width: ${sizes.touch};
    }
  }
`;

interface Props {
  classId: ClassId;
  conversation: ConversationView;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One earlier conversation: open, rename in place, or delete it. */
export const HistoryItem = ({ classId, conversation, isOpen, onOpen, onDelete }: Props) => {
  const { title, lastActivityAt } = conversation;
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const ended = (byKey: boolean) => {
    setRenaming(false);
    if (byKey) requestAnimationFrame(() => pencil.current?.focus()); // once it is rendered again
  };
  if (isRenaming) {
    return (
      <li>
        <RenameField classId={classId} conversation={conversation} onEnd={ended} />
      </li>
    );
  }
  return (
    <li css={row} data-open={isOpen || undefined}>
      <button type="button" css={opener} title={title} aria-current={isOpen || undefined} onClick={onOpen}>
        <span css={oneLine} dir="auto">
          {title}
        </span>
        <Time timestamp={lastActivityAt} />
      </button>
      <span css={small}>
        <IconButton ref={pencil} label={t('chat.history.rename', { title })} onClick={() => setRenaming(true)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t('chat.history.delete', { title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  );
};
