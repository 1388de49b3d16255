import type { DocumentView, FindingView } from '@hub/contracts';
import { useId } from 'react';
import { t } from '../../../messages.ts';
import { useAccept, useDismiss } from './api.ts';
import { FindingActions } from './finding-actions.tsx';
import { useItemFocus } from './finding-focus.ts';
import { FindingForm } from './finding-form.tsx';
import { findingLine } from './finding-line.ts';
import { FindingText } from './finding-text.tsx';
import { MergeForm } from './merge-form.tsx';
import { RowPage } from './page/row-page.tsx';
import type { OpenForm } from './use-open-forms.ts';

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
  form: OpenForm | null;
  onForm: (form: OpenForm | null) => void;
}

/** One finding: Enter accepts it, E edits, Backspace dismisses. */
export const FindingItem = ({ finding, syllabus, form, onForm }: Props) => {
  const name = useId();
  const accept = useAccept(finding, { onSent: () => form && close() });
  const dismiss = useDismiss(finding);
  const isBusy = accept.isPending || dismiss.isPending;
  const { item, decide, close: closeForm } = useItemFocus(isBusy);
  const close = () => closeForm(() => onForm(null));

  return (
    <li ref={item} css={findingLine} data-finding={finding.id} aria-labelledby={name} aria-busy={isBusy || undefined}>
      <FindingText id={name} finding={finding} syllabus={syllabus} />
      {form === 'merge' && <MergeForm finding={finding} syllabus={syllabus} onClose={close} />}
      {form === 'edit' && (
        <FindingForm
          start={finding}
          submitLabel={t(finding.calendarEventId ? 'save' : 'review.add')}
          busy={accept.isPending}
          onValid={(edit) => accept.mutate(edit)}
          onCancel={close}
        />
      )}
      {form === null && (
        <FindingActions
          finding={finding}
          describedBy={name}
          onAccept={() => decide(() => accept.mutate({}))}
          onEdit={() => isBusy || onForm('edit')}
          onDismiss={() => decide(() => dismiss.mutate())}
          onMerge={() => isBusy || finding.dueDate === null || onForm('merge')}
        />
      )}
      <RowPage finding={finding} syllabus={syllabus} />
    </li>
  );
};
