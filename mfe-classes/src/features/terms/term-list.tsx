import { useFailureNotice } from '@hub/mfe';
import { Button, Card, color, EmptyState, ErrorState, Row, Skeleton, todayIn } from '@hub/ui';
import { CalendarRange, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { t } from '../../messages.ts';
import { useClasses } from '../../shared/use-classes.ts';
import { useTerms } from '../../shared/use-terms.ts';
import { TermFormDialog } from './term-form-dialog.tsx';
import { TermRow } from './term-row.tsx';

/** The student's terms. */
export const TermList = () => {
  const [adding, setAdding] = useState(false);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden /> {t('terms.add')}
    </Button>
  );
  return (
    <>
      <Terms add={add} />
      {adding && <TermFormDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const Terms = ({ add }: { add: ReactNode }) => {
  const { data: terms, isError, isFetching, refetch } = useTerms();
  const { data: classes = [] } = useClasses();
  const failed = !terms && isError && !isFetching;
  useFailureNotice(failed, t('terms.fetchFailed'));
  if (failed) return <ErrorState title={t('terms.fetchFailed')} onRetry={() => void refetch()} />;
  if (!terms) {
    return (
      <output aria-label={t('terms.loading')}>
        <Skeleton height={96} />
      </output>
    );
  }
  if (terms.length === 0) {
    return (
      <EmptyState
        icon={<CalendarRange />}
        title={t('terms.empty.title')}
        hint={t('terms.empty.hint')}
        action={add}
        level={2}
      />
    );
  }
  const today = todayIn();
  return (
    <Card as="section" aria-label={t('terms.title')}>
      <Row justify="space-between">
        <p css={{ color: color.muted }}>{t('terms.hint')}</p>
        {add}
      </Row>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {terms.map((term) => (
          <TermRow
            key={term.id}
            term={term}
            isCurrent={term.first <= today && today <= term.last}
            classes={classes.filter(({ termId }) => termId === term.id).length}
          />
        ))}
      </ul>
    </Card>
  );
};
