import type { ClassId } from '@hub/contracts';
import { LazyPart, useFailureNotice } from '@hub/mfe';
import { Card, CardHeader, ErrorState } from '@hub/ui';
import { t } from '../../messages.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useGrades } from './api.ts';

const load = async () => (await import('./grade-book.tsx')).GradeBook;

/** The Overview's Grades. */
export const GradesCard = ({ classId }: { classId: ClassId }) => {
  const { data, isLoadingError, refetch } = useGrades(classId);
  useFailureNotice(isLoadingError, t('grades.fetchFailed'));
  const waiting = <ListSkeleton rows={3} label={t('grades.loading')} />;
  const content = () => {
    if (isLoadingError) return <ErrorState title={t('grades.fetchFailed')} onRetry={() => void refetch()} />;
    if (!data) return waiting;
    return (
      <LazyPart name="grades" load={load} waiting={waiting}>
        {(GradeBook) => <GradeBook grades={data} />}
      </LazyPart>
    );
  };
  return (
    <Card as="section" aria-label={t('grades.title')}>
      <CardHeader title={t('grades.title')} />
      {content()}
    </Card>
  );
};
