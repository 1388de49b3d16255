import type { ClassId, DocumentView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { EmptyState, ErrorState } from '@hub/ui';
import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { useDocuments } from '../../shared/document-api.ts';
import { listStyle } from '../../shared/document-line.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';

interface Props {
  classId: ClassId;
  children: (document: DocumentView) => ReactNode;
}

/** Every document of the class that is not a syllabus (decision Q67). */
export const DocumentList = ({ classId, children }: Props) => {
  const { data, isLoadingError, isFetching, refetch } = useDocuments(classId);
  useFailureNotice(isLoadingError, t('documents.fetchFailed'));
  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('documents.fetchFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton rows={3} label={t('documents.loading')} />;
  const documents = data.filter(({ type }) => type !== 'syllabus');
  if (documents.length === 0) {
    return <EmptyState icon={<FolderOpen />} title={t('documents.empty.title')} hint={t('documents.empty.hint')} />;
  }
  return <ul css={listStyle}>{documents.map(children)}</ul>;
};
