import type { ClassView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, EmptyState, ErrorState, Grid, todayIn } from '@hub/ui';
import { Archive, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { useClasses } from '../../shared/use-classes.ts';
import { useTerms } from '../../shared/use-terms.ts';
import { byTerm } from './by-term.ts';
import { ClassCardSkeleton } from './class-card-skeleton.tsx';
import { ClassCards } from './class-cards.tsx';
import { OtherTerms } from './other-terms.tsx';

const placeholders = 6; // specification §9

interface Props {
  archived: boolean;
  /** The button with the actions of a class. */
  menuOf: (item: ClassView) => ReactNode;
  onAdd: () => void;
  /** Another way to begin, shown while there is no class. */
  start: ReactNode;
}

export const ClassGrid = ({ archived, menuOf, onAdd, start }: Props) => {
  const { data: classes, isError, isFetching, refetch } = useClasses({ archived });
  const { data: terms = [], isPending: areTermsLoading } = useTerms();
  const failed = !classes && isError && !isFetching;
  useFailureNotice(failed, t('classes.fetchFailed'));
  if (failed) return <ErrorState title={t('classes.fetchFailed')} onRetry={() => void refetch()} />;
  if (!classes || areTermsLoading) return <LoadingGrid />;
  if (classes.length === 0) {
    if (archived) return <NoneArchived />;
    return (
      <>
        {start}
        <NoClasses onAdd={onAdd} />
      </>
    );
  }
  if (archived) return <ClassCards classes={classes} menuOf={menuOf} />;
  const { current, others } = byTerm(classes, terms, todayIn());
  return (
    <>
      <ClassCards classes={current} menuOf={menuOf} />
      <OtherTerms others={others} menuOf={menuOf} />
    </>
  );
};

const NoClasses = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<GraduationCap />}
    title={t('classes.empty.title')}
    hint={t('classes.empty.hint')}
    action={<Button onClick={onAdd}>{t('classes.empty.action')}</Button>}
    level={2}
  />
);

const NoneArchived = () => (
  <EmptyState
    icon={<Archive />}
    title={t('classes.noneArchived.title')}
    hint={t('classes.noneArchived.hint')}
    level={2}
  />
);

const LoadingGrid = () => (
  <Grid as="output" min={300} aria-label={t('classes.loading')}>
    {Array.from({ length: placeholders }, (_, index) => (
      <ClassCardSkeleton key={index} />
    ))}
  </Grid>
);
