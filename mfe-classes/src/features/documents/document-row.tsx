import type { DocumentView } from '@hub/contracts';
import { Link } from '@hub/mfe';
import { Button, ButtonLink, color, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { DocumentDescription, DocumentLine, ViewLink } from '../../shared/document-line.tsx';
import { isNote, pathOfNote } from '../../shared/note.ts';
import { WorkProgress } from '../../shared/work-progress.tsx';

interface Props {
  document: DocumentView;
  onEdit: () => void;
  onDelete: () => void;
}

/** A document other than a syllabus: notes open as pages, other files are renamed. */
export const DocumentRow = ({ document, onEdit, onDelete }: Props) => {
  const { id, name, text, textError } = document;
  return (
    <DocumentLine
      document={document}
      actions={
        <>
          <ViewLink href={`/api/documents/${id}/view`} name={name} />
          {isNote(document) ? (
            <ButtonLink
              as={Link}
              href={pathOfNote(id)}
              variant="ghost"
              size="sm"
              aria-label={t('documents.editOf', { name })}
            >
              {t('documents.edit')}
            </ButtonLink>
          ) : (
            <Button variant="ghost" size="sm" aria-label={t('documents.renameOf', { name })} onClick={onEdit}>
              {t('documents.rename')}
            </Button>
          )}
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
