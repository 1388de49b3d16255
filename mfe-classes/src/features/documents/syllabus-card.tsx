import type { ClassId, DocumentView } from '@hub/contracts';
import { ApiError, useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, EmptyState, ErrorState } from '@hub/ui';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AiNotice } from './ai-notice.tsx';
import { useAnalyze, useAnalyzing, useDocuments } from './api.ts';
import { DeleteDocument } from './delete-document.tsx';
import { listStyle } from './document-line.tsx';
import { LazyUploadDialog } from './lazy-upload-dialog.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { SyllabusLine } from './syllabus-line.tsx';
import { UploadButton } from './upload-button.tsx';

const firstShown = 3;

/** The Overview's Course Syllabus card: upload, reading for dates, and what became of it. */
export const SyllabusCard = ({ classId }: { classId: ClassId }) => {
  const { data, isLoadingError, isFetching, refetch } = useDocuments(classId);
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<DocumentView | null>(null);
  const analyze = useAnalyze();
  const analyzing = useAnalyzing();
  useFailureNotice(isLoadingError, 'Failed to fetch documents');

  const syllabi = data?.filter(({ type }) => type === 'syllabus');
  const isRefused = analyze.error instanceof ApiError && analyze.error.status === 503;
  const upload = () => setUploading(true);
  return (
    <Card as="section" aria-label="Course Syllabus">
      <CardHeader
        title="Course Syllabus"
        action={
          syllabi &&
          syllabi.length > 0 && (
            <UploadButton variant="secondary" size="sm" onClick={upload}>
              Upload Syllabus
            </UploadButton>
          )
        }
      />
      {syllabi ? (
        <Syllabi of={syllabi} onUpload={upload}>
          {(syllabus) => (
            <SyllabusLine
              key={syllabus.id}
              of={syllabus}
              isChecking={analyzing.includes(syllabus.id)}
              onCheck={() => analyze.mutate(syllabus.id)}
              onDelete={() => setDeleting(syllabus)}
            />
          )}
        </Syllabi>
      ) : isLoadingError && !isFetching ? (
        <ErrorState title="Failed to fetch documents" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={1} label="Loading syllabus" />
      )}
      {syllabi?.every(({ analyzed }) => !analyzed) && <AiNotice isRefused={isRefused} />}
      {uploading && (
        <LazyUploadDialog
          classId={classId}
          uploadType="syllabus"
          onClose={() => setUploading(false)}
          onUploaded={({ id }) => analyze.mutate(id)}
        />
      )}
      {deleting && <DeleteDocument document={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
};

interface SyllabiProps {
  of: readonly DocumentView[];
  onUpload: () => void;
  children: (syllabus: DocumentView) => React.ReactNode;
}

/** Three at first, the rest on demand (decisions Q4, Q6). */
const Syllabi = ({ of: syllabi, onUpload, children }: SyllabiProps) => {
  const [all, setAll] = useState(false);
  if (syllabi.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title="No Syllabus Yet"
        hint="Upload it, and its exams, deadlines and other dates are added to your calendar."
        action={<UploadButton onClick={onUpload}>Upload Syllabus</UploadButton>}
      />
    );
  }
  const hidden = all ? 0 : Math.max(0, syllabi.length - firstShown);
  return (
    <>
      <ul css={listStyle}>{syllabi.slice(0, syllabi.length - hidden).map(children)}</ul>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          +{hidden} more syllabi
        </Button>
      )}
    </>
  );
};
