import { Button, Row } from '@hub/ui';
import { t } from '../../../../messages.ts';
import { itemKeys } from '../finding-focus.ts';

interface Props {
  title: string;
  /** Id of the element with title and day. */
  describedBy: string;
  onAccept: () => void;
  onKeep: () => void;
  onMerge: () => void;
}

/** The buttons of an event that moved or is gone. The first one is what Enter does when the keys move to it. */
export const ChangeActions = ({ title, describedBy, onAccept, onKeep, onMerge }: Props) => {
  const buttons = [
    { action: t('review.accept'), onClick: onAccept },
    { action: t('review.changes.keep'), onClick: onKeep },
    { action: t('review.merge'), onClick: onMerge },
  ];
  return (
    <Row gap={1}>
      {buttons.map(({ action, onClick }, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'secondary' : 'ghost'}
          size="sm"
          aria-label={t('review.actionOf', { action, title })}
          aria-describedby={describedBy}
          aria-keyshortcuts={index === 0 ? 'M Backspace' : undefined}
          onClick={onClick}
          onKeyDown={itemKeys({ onDismiss: onKeep, onMerge })}
        >
          {action}
        </Button>
      ))}
    </Row>
  );
};
