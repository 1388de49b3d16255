import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, Row } from '@hub/ui';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../messages.ts';
import { useAccept, useKeep } from '../api.ts';
import { focusItem, itemKeys, moveOn, useFocusMovesOn } from '../finding-focus.ts';
import { findingLine } from '../finding-line.ts';
import { MergeForm } from '../merge-form.tsx';
import { ChangeText } from './change-text.tsx';

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
  isMerging: boolean;
  onMerge: (isOpen: boolean) => void;
}

/** An event that moved or is gone: Enter accepts it, Backspace keeps the event as it is. */
export const ChangeItem = ({ finding, syllabus, isMerging, onMerge }: Props) => {
  const item = useRef<HTMLLIElement>(null);
  const name = useId();
  useFocusMovesOn(item);
  const accept = useAccept(finding, { onSent: () => {} });
  const keep = useKeep(finding);
  const isBusy = accept.isPending || keep.isPending;

  const decide = (send: () => void) => {
    if (isBusy) return;
    moveOn(item.current);
    send();
  };
  const close = () => {
    flushSync(() => onMerge(false));
    focusItem(item.current);
  };
  const onKeep = () => decide(() => keep.mutate());
  const openMerge = () => isBusy || onMerge(true);
  const buttons = [
    { action: t('review.accept'), onClick: () => decide(() => accept.mutate({})) },
    { action: t('review.changes.keep'), onClick: onKeep },
    { action: t('review.merge'), onClick: openMerge },
  ];
  return (
    <li ref={item} css={findingLine} data-finding aria-labelledby={name} aria-busy={isBusy || undefined}>
      <ChangeText id={name} finding={finding} />
      {isMerging ? (
        <MergeForm finding={finding} syllabus={syllabus} onClose={close} />
      ) : (
        <Row gap={1}>
          {buttons.map(({ action, onClick }, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'secondary' : 'ghost'}
              size="sm"
              aria-label={t('review.actionOf', { action, title: finding.title })}
              aria-describedby={name}
              aria-keyshortcuts={index === 0 ? 'M Backspace' : undefined}
              onClick={onClick}
              onKeyDown={itemKeys({ onDismiss: onKeep, onMerge: openMerge })}
            >
              {action}
            </Button>
          ))}
        </Row>
      )}
    </li>
  );
};
