import type { ClassId, DocumentView } from '@hub/contracts';
import { Button, Card, CardHeader, Row, Stack, color, fontSize } from '@hub/ui';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { NewNoteDialog } from '../../features/notes/new-note-dialog.tsx';
import { LazyUploadDialog } from '../../features/documents/upload/lazy-upload-dialog.tsx';
import { acceptedFormats } from '../../features/documents/upload/supported-formats.tsx';
import { UploadButton } from '../../features/documents/upload/upload-button.tsx';
import { DeleteDocument } from '../../features/documents/delete-document.tsx';
import { DocumentList } from '../../features/documents/document-list.tsx';
import { DocumentRow } from '../../features/documents/document-row.tsx';
import { RenameDocument } from '../../features/documents/rename-document.tsx';

type Open = 'upload' | 'note' | { readonly edit: DocumentView } | { readonly delete: DocumentView } | null;

/** The tab Notes & Documents. */
export const DocumentsTab = ({ classId }: { classId: ClassId }) => {
  const [open, setOpen] = useState<Open>(null);
  return (
    <Card as="section" aria-label={t('documents.title')}>
      <CardHeader
        title={t('documents.title')}
        action={
          <Row>
            <Button variant="secondary" onClick={() => setOpen('note')}>
              <NotebookPen aria-hidden /> {t('notes.new')}
            </Button>
            <UploadButton onClick={() => setOpen('upload')} aria-keyshortcuts="n">
              {t('upload.submit')}
            </UploadButton>
          </Row>
        }
      />
      <Stack>
        <DocumentList classId={classId}>
          {(document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onEdit={() => setOpen({ edit: document })}
              onDelete={() => setOpen({ delete: document })}
            />
          )}
        </DocumentList>
        <p css={{ color: color.muted, fontSize: fontSize.xs }}>
          {t('documents.formats', { formats: acceptedFormats })}
        </p>
      </Stack>
      {open && <OpenDialog classId={classId} open={open} onClose={() => setOpen(null)} />}
    </Card>
  );
};

interface DialogProps {
  classId: ClassId;
  open: NonNullable<Open>;
  onClose: () => void;
}

const OpenDialog = ({ classId, open, onClose }: DialogProps) => {
  if (open === 'upload') return <LazyUploadDialog classId={classId} uploadType="general" onClose={onClose} />;
  if (open === 'note') return <NewNoteDialog classId={classId} onClose={onClose} />;
  if ('delete' in open) return <DeleteDocument document={open.delete} onClose={onClose} />;
  return <RenameDocument document={open.edit} onClose={onClose} />;
};
