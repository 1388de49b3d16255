import { ClassId } from '@hub/contracts';
import { ApiError, Link, useFailureNotice } from '@hub/mfe';
import { ButtonLink, EmptyState, ErrorState, Page, VisuallyHidden } from '@hub/ui';
import { SearchX } from 'lucide-react';
import { t } from '../../messages.ts';
import { useIsDeleting } from '../../features/class-actions/api.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { useClass } from './api.ts';
import { ClassHeader } from './class-header.tsx';
import { CardsSkeleton, ClassSkeleton } from './class-skeleton.tsx';
import { ClassTabs } from './class-tabs.tsx';

/** The page of one class; "not found" when the address has no valid id. */
export const ClassPage = ({ id }: { id: string }) => {
  const classId = ClassId.safeParse(id);
  return <Page>{classId.success ? <ClassDetail id={classId.data} /> : <ClassNotFound />}</Page>;
};

const ClassDetail = ({ id }: { id: ClassId }) => {
  const isDeleting = useIsDeleting(id); // then nothing may be read: the class may be deleted before its page is left
  const { data, error, isFetching, refetch } = useClass(id, { enabled: !isDeleting });
  const isMissing = error instanceof ApiError && error.status === 404;
  useFailureNotice(!data && Boolean(error) && !isMissing, t('class.fetchFailed'));
  if (isMissing) return <ClassNotFound />;
  if (data) {
    return (
      <>
        <ClassHeader item={data} />
        {data.archived && <ArchivedNotice item={data} />}
        {isDeleting ? <CardsSkeleton /> : <ClassTabs item={data} />}
      </>
    );
  }
  if (error && !isFetching) {
    return (
      <>
        <VisuallyHidden as="h1">{t('class.title')}</VisuallyHidden>
        <ErrorState title={t('class.fetchFailed')} onRetry={() => void refetch()} />
      </>
    );
  }
  return <ClassSkeleton />;
};

const ClassNotFound = () => (
  <EmptyState
    icon={<SearchX />}
    title={t('class.notFound.title')}
    hint={t('class.notFound.hint')}
    action={
      <ButtonLink as={Link} href="/classes">
        {t('class.notFound.back')}
      </ButtonLink>
    }
    level={1}
  />
);
