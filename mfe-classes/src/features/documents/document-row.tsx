import type { DocumentView } from '@hub/contracts';
import { Button, color, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { DocumentDescription, DocumentLine, ViewLink } from '../../shared/document-line.tsx';
import { WorkProgress } from '../../shared/work-progress.tsx';

interface Props {
  document: DocumentView;
  isNote: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A document other than a syllabus: notes can be edited, other files renamed. */
export const DocumentRow = ({ document, isNote, onEdit, onDelete }: Props) => {
  const { id, name, text, textError } = document;
  const [edit, editOf] = isNote
    ? [t('documents.edit'), t('documents.editOf', { name })]
    : [t('documents.rename'), t('documents.renameOf', { name })];
  return (
    <DocumentLine
      document={document}
      actions={
        <>
          <ViewLink href={`/api/documents/${id}/view`} name={name} />
          <Button variant="ghost" size="sm" aria-label={editOf} onClick={onEdit}>
            {edit}
          </Button>
          <Button variant="ghost" size="sm" aria-label={t('documents.deleteOf', { name })} onClick={onDelete}>
            {t('documents.delete')}
          </Button>
        </>
      }
    >
      <DocumentDescription document={document} />
      {text === 'running' && <WorkProgress id={id} label={t('documents.reading', { name })} />}
      {text === 'failed' && textError && (
        <p css={{ color: color.muted, fontSize: fontSize.xs }}>{t('documents.unreadable', { reason: textError })}</p>
      )}
    </DocumentLine>
  );
};
