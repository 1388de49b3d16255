import { css } from '@emotion/react';
import { Link, useFailureNotice } from '@hub/mfe';
import { ButtonLink, Card, CardHeader, EmptyState, ErrorState, space } from '@hub/ui';
import { CalendarCheck } from 'lucide-react';
import { useEvents } from '../features/calendar/api.ts';
import { useTasks } from '../features/tasks/api.ts';
import { TodoSummary } from '../features/tasks/todo-summary.tsx';
import { dashboardItemsOf } from '../features/tasks/todo.ts';
import { t } from '../messages.ts';
import { useClasses } from '../shared/api.ts';
import { classNamesOf } from '../shared/class-names.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { listStyle } from '../shared/styles.ts';
import { useNow } from '../shared/use-now.ts';

/** The same height in every state, so that nothing below it moves. */
const content = css`
  min-height: ${space(89)};
`;

/** The dashboard's Upcoming Tasks card. */
export const DashboardUpcoming = () => (
  <Card as="section" aria-label={t('tasks.list')}>
    <CardHeader
      title={t('tasks.list')}
      action={
        <ButtonLink as={Link} href="/tasks" variant="ghost" size="sm" css={{ marginRight: `-${space(3)}` }}>
          {t('tasks.viewAll')}
        </ButtonLink>
      }
    />
    <div css={content}>
      <Items />
    </div>
  </Card>
);

const Items = () => {
  const tasks = useTasks();
  const events = useEvents();
  const { data: classes = [], isFetched: classesSettled } = useClasses();
  const { today } = useNow();
  const failed = tasks.isLoadingError || events.isLoadingError;
  const failure = tasks.isLoadingError ? t('failed.tasks') : t('failed.events');
  useFailureNotice(failed, failure);
  if (failed) {
    const retry = () => void Promise.all([tasks.refetch(), events.refetch()]);
    return <ErrorState title={failure} onRetry={retry} />;
  }
  if (!tasks.data || !events.data || !classesSettled) return <ListSkeleton rows={5} />;
  const items = dashboardItemsOf(tasks.data, events.data, today);
  if (items.length === 0) {
    const add = (
      <ButtonLink as={Link} href="/tasks" variant="secondary">
        {t('tasks.addOne')}
      </ButtonLink>
    );
    return <EmptyState icon={<CalendarCheck />} title={t('tasks.nothingDue')} action={add} />;
  }
  const classNameOf = classNamesOf(classes);
  return (
    <ul css={listStyle}>
      {items.map((item) => (
        <TodoSummary key={item.id} item={item} today={today} className={classNameOf(item)} />
      ))}
    </ul>
  );
};
