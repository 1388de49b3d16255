import type { ClassId, DocumentId, DocumentView } from '@hub/contracts';
import { ApiError, useFailureNotice } from '@hub/mfe';
import { Card, CardHeader, EmptyState, ErrorState } from '@hub/ui';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useDocuments } from '../../shared/document-api.ts';
import { DeleteDocument } from '../../features/documents/delete-document.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { LazyUploadDialog } from '../../features/documents/upload/lazy-upload-dialog.tsx';
import { UploadButton } from '../../features/documents/upload/upload-button.tsx';
import { AiNotice } from '../../features/syllabus/ai-notice.tsx';
import { useAnalyze, useAnalyzing, useEvents } from '../../features/syllabus/api.ts';
import { DatesLeftBehind } from '../../features/syllabus/dates-left-behind.tsx';
import { ReviewSheet } from '../../features/syllabus/review/review-sheet.tsx';
import { SyllabusLine } from '../../features/syllabus/syllabus-line.tsx';
import { SyllabusList } from '../../features/syllabus/syllabus-list.tsx';

/** The Overview's Course Syllabus card: upload, analysis and its result. */
export const SyllabusCard = ({ classId }: { classId: ClassId }) => {
  const { data, isLoadingError, isFetching, refetch } = useDocuments(classId);
  const { data: events = [] } = useEvents(classId);
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<DocumentView | null>(null);
  const [reviewing, setReviewing] = useState<DocumentId | null>(null);
  const analyze = useAnalyze();
  const analyzing = useAnalyzing();
  useFailureNotice(isLoadingError, t('documents.fetchFailed'));

  const syllabi = data?.filter(({ type }) => type === 'syllabus');
  const isRefused = analyze.error instanceof ApiError && analyze.error.status === 503;
  const upload = () => setUploading(true);
  // after an upload it waits for the end of the analysis, and never covers another dialog
  const reviewed = !uploading && !deleting && syllabi?.find(({ id, analyzed }) => id === reviewing && analyzed);

  const content = () => {
    if (isLoadingError && !isFetching) {
      return <ErrorState title={t('documents.fetchFailed')} onRetry={() => void refetch()} />;
    }
    if (!syllabi) return <ListSkeleton rows={1} label={t('syllabus.loading')} />;
    if (syllabi.length === 0) return <NoSyllabus onUpload={upload} />;
    return (
      <SyllabusList syllabi={syllabi}>
        {(syllabus) => (
          <SyllabusLine
            key={syllabus.id}
            syllabus={syllabus}
            isChecking={analyzing.includes(syllabus.id)}
            onCheck={() => analyze.mutate(syllabus.id)}
            onReview={() => setReviewing(syllabus.id)}
            onDelete={() => setDeleting(syllabus)}
          />
        )}
      </SyllabusList>
    );
  };

  return (
    <Card as="section" aria-label={t('syllabus.title')}>
      <CardHeader
        title={t('syllabus.title')}
        action={
          syllabi &&
          syllabi.length > 0 && (
            <UploadButton variant="secondary" size="sm" onClick={upload}>
              {t('syllabus.upload')}
            </UploadButton>
          )
        }
      />
      {content()}
      {(syllabi ?? isLoadingError) && <DatesLeftBehind among={events} />}
      {syllabi?.every(({ analyzed }) => !analyzed) && <AiNotice isRefused={isRefused} />}
      {uploading && (
        <LazyUploadDialog
          classId={classId}
          uploadType="syllabus"
          onClose={() => setUploading(false)}
          onUploaded={({ id }) => {
            setReviewing(id);
            analyze.mutate(id);
          }}
        />
      )}
      {reviewed && <ReviewSheet syllabus={reviewed} onClose={() => setReviewing(null)} />}
      {deleting && <DeleteDocument document={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
};

const NoSyllabus = ({ onUpload }: { onUpload: () => void }) => (
  <EmptyState
    icon={<ScrollText />}
    title={t('syllabus.empty.title')}
    hint={t('syllabus.empty.hint')}
    action={<UploadButton onClick={onUpload}>{t('syllabus.upload')}</UploadButton>}
  />
);
