import type { ClassId, DocumentView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, EmptyState, ErrorState, Row, Stack, color, fontSize } from '@hub/ui';
import { FolderOpen, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useDocuments } from './api.ts';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentLine, ViewLink, listStyle } from './document-line.tsx';
import { LazyUploadDialog } from './lazy-upload-dialog.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { NewNoteDialog } from './new-note-dialog.tsx';
import { UploadButton } from './upload-button.tsx';

const formats = 'PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP';

/** The tab Notes & Documents: every document of the class that is not a syllabus (decision Q67). */
export const DocumentsTab = ({ classId }: { classId: ClassId }) => {
  const [open, setOpen] = useState<'upload' | 'note' | null>(null);
  const [deleting, setDeleting] = useState<DocumentView | null>(null);
  const close = () => setOpen(null);
  return (
    <Card as="section" aria-label="Notes & Documents">
      <CardHeader
        title="Notes & Documents"
        action={
          <Row>
            <Button variant="secondary" onClick={() => setOpen('note')}>
              <NotebookPen aria-hidden /> New Note
            </Button>
            <UploadButton onClick={() => setOpen('upload')}>Upload File</UploadButton>
          </Row>
        }
      />
      <Stack>
        <DocumentList classId={classId} onDelete={setDeleting} />
        <p css={{ color: color.muted, fontSize: fontSize.xs }}>Supported formats: {formats}</p>
      </Stack>
      {open === 'upload' && <LazyUploadDialog classId={classId} uploadType="general" onClose={close} />}
      {open === 'note' && <NewNoteDialog classId={classId} onClose={close} />}
      {deleting && <DeleteDocument document={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
};

const DocumentList = ({ classId, onDelete }: { classId: ClassId; onDelete: (document: DocumentView) => void }) => {
  const { data, isLoadingError, isFetching, refetch } = useDocuments(classId);
  useFailureNotice(isLoadingError, 'Failed to fetch documents');
  if (isLoadingError && !isFetching) {
    return <ErrorState title="Failed to fetch documents" onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton rows={3} label="Loading documents" />;
  const documents = data.filter(({ type }) => type !== 'syllabus');
  if (documents.length === 0) {
    return (
      <EmptyState
        icon={<FolderOpen />}
        title="No Documents Yet"
        hint="Upload slides and readings, or write a note, and find them here."
      />
    );
  }
  return (
    <ul css={listStyle}>
      {documents.map((document) => (
        <DocumentLine
          key={document.id}
          document={document}
          actions={
            <>
              <ViewLink href={`/api/documents/${document.id}/view`} name={document.name} />
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Delete ${document.name}`}
                onClick={() => onDelete(document)}
              >
                Delete
              </Button>
            </>
          }
        >
          {document.description && <p css={{ color: color.muted, whiteSpace: 'pre-line' }}>{document.description}</p>}
        </DocumentLine>
      ))}
    </ul>
  );
};
