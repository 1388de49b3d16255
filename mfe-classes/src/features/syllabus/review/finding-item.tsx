import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { color, space, stroke } from '@hub/ui';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../messages.ts';
import { useAccept, useDismiss } from './api.ts';
import { FindingActions } from './finding-actions.tsx';
import { focusItem, moveOn, useFocusMovesOn } from './finding-focus.ts';
import { FindingForm } from './finding-form.tsx';
import { FindingText } from './finding-text.tsx';

const line = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
  &:focus-within {
    background: ${color.sunken};
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
  isEditing: boolean;
  onEdit: (isOpen: boolean) => void;
}

/** One finding. After a decision the focus moves on at once, so that the next one need not wait for the server. */
export const FindingItem = ({ finding, syllabus, isEditing, onEdit }: Props) => {
  const item = useRef<HTMLLIElement>(null);
  const name = useId();
  useFocusMovesOn(item);
  const accept = useAccept(finding, { onSent: () => isEditing && close() });
  const dismiss = useDismiss(finding);
  const isBusy = accept.isPending || dismiss.isPending;

  const close = () => {
    flushSync(() => onEdit(false));
    focusItem(item.current);
  };
  const decide = (send: () => void) => {
    if (isBusy) return;
    moveOn(item.current);
    send();
  };

  return (
    <li ref={item} css={line} data-finding aria-labelledby={name} aria-busy={isBusy || undefined}>
      <FindingText id={name} finding={finding} syllabus={syllabus} />
      {isEditing ? (
        <FindingForm
          start={finding}
          submitLabel={t(finding.calendarEventId ? 'save' : 'review.add')}
          busy={accept.isPending}
          onValid={(edit) => accept.mutate(edit)}
          onCancel={close}
        />
      ) : (
        <FindingActions
          finding={finding}
          describedBy={name}
          onAccept={() => decide(() => accept.mutate({}))}
          onEdit={() => isBusy || onEdit(true)}
          onDismiss={() => decide(() => dismiss.mutate())}
        />
      )}
    </li>
  );
};
