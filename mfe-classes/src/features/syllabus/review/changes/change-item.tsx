import type { DocumentView, FindingView } from '@hub/contracts';
import { useId } from 'react';
import { useAccept, useKeep } from '../api.ts';
import { useItemFocus } from '../finding-focus.ts';
import { findingLine } from '../finding-line.ts';
import { MergeForm } from '../merge-form.tsx';
import { ChangeActions } from './change-actions.tsx';
import { ChangeText } from './change-text.tsx';

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
  isMerging: boolean;
  onMerge: (isOpen: boolean) => void;
}

/** An event that moved or is gone: Enter accepts it, Backspace keeps the event as it is. */
export const ChangeItem = ({ finding, syllabus, isMerging, onMerge }: Props) => {
  const name = useId();
  const accept = useAccept(finding, { onSent: () => {} });
  const keep = useKeep(finding);
  const isBusy = accept.isPending || keep.isPending;
  const { item, decide, close } = useItemFocus(isBusy);
  return (
    <li ref={item} css={findingLine} data-finding={finding.id} aria-labelledby={name} aria-busy={isBusy || undefined}>
      <ChangeText id={name} finding={finding} />
      {isMerging ? (
        <MergeForm finding={finding} syllabus={syllabus} onClose={() => close(() => onMerge(false))} />
      ) : (
        <ChangeActions
          title={finding.title}
          describedBy={name}
          onAccept={() => decide(() => accept.mutate({}))}
          onKeep={() => decide(() => keep.mutate())}
          onMerge={() => isBusy || onMerge(true)}
        />
      )}
    </li>
  );
};
