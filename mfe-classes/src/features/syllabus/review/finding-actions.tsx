import { css } from '@emotion/react';
import type { FindingView } from '@hub/contracts';
import { Button, Row, space } from '@hub/ui';
import { t } from '../../../messages.ts';
import { itemKeys } from './finding-focus.ts';

// a first button without a border aligns its text, not its edge
const atTheEdge = css`
  margin-left: -${space(3)};
`;

interface Props {
  finding: FindingView;
  /** Id of the element with title and day. */
  describedBy: string;
  onAccept: () => void;
  onEdit: () => void;
  onDismiss: () => void;
  onMerge: () => void;
}

/** The buttons of a finding. The first one is what Enter does when the keys move to the finding. */
export const FindingActions = ({ finding, describedBy, onAccept, onEdit, onDismiss, onMerge }: Props) => {
  const { decision, dueDate, calendarEventId, title, quote } = finding;
  const isThere = calendarEventId !== null;
  // the main button stays the same element when its action changes, and so keeps the focus
  const mainAction = () => {
    if (dueDate === null) return { action: t('review.addAsEvent'), onClick: onEdit };
    if (!isThere) return { action: t('review.accept'), onClick: onAccept };
    if (decision === 'none') return { action: t('review.confirm'), onClick: onAccept };
    return { action: t('review.edit'), onClick: onEdit };
  };
  const main = mainAction();
  const buttons = [
    { key: 'main', ...main },
    ...(main.onClick === onEdit ? [] : [{ key: 'edit', action: t('review.edit'), onClick: onEdit }]),
    ...(dueDate === null ? [] : [{ key: 'merge', action: t('review.merge'), onClick: onMerge }]),
    { key: 'dismiss', action: t(isThere ? 'review.remove' : 'review.dismiss'), onClick: onDismiss },
  ];
  return (
    <Row gap={1} css={isThere && atTheEdge}>
      {buttons.map(({ key, action, onClick }) => (
        <Button
          key={key}
          variant={key === 'main' && !isThere ? 'secondary' : 'ghost'}
          size="sm"
          aria-label={t('review.actionOf', { action, title: title || quote })}
          aria-describedby={describedBy}
          aria-keyshortcuts={key === 'main' ? 'E M Backspace P' : undefined}
          onClick={onClick}
          onKeyDown={itemKeys({ onEdit, onDismiss, onMerge })}
        >
          {action}
        </Button>
      ))}
    </Row>
  );
};
