import { useFailureNotice } from '@hub/mfe';
import { Button, EmptyState, ErrorState, Grid, Page, PageHeader } from '@hub/ui';
import { GraduationCap, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddClassDialog } from './add-class-dialog.tsx';
import { useClasses } from './api.ts';
import { ClassCard, ClassCardSkeleton } from './class-card.tsx';

export const ClassesPage = () => {
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <Page>
      <PageHeader
        title="My Classes"
        subtitle="Your courses, their documents and their dates"
        actions={
          <Button onClick={add}>
            <Plus aria-hidden /> Add Class
          </Button>
        }
      />
      <ClassGrid onAdd={add} />
      {adding && <AddClassDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};

const ClassGrid = ({ onAdd }: { onAdd: () => void }) => {
  const { data: classes, isError, isFetching, refetch } = useClasses();
  const failed = !classes && isError && !isFetching;
  useFailureNotice(failed, 'Failed to fetch classes');
  if (failed) {
    return <ErrorState title="Failed to fetch classes" onRetry={() => void refetch()} />;
  }
  if (!classes) return <LoadingGrid />;
  if (classes.length === 0) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title="No Classes Yet"
        hint="A class keeps its syllabus, notes, dates and study tools in one place."
        action={<Button onClick={onAdd}>Add Your First Class</Button>}
        level={2}
      />
    );
  }
  return (
    <Grid as="ul" min={300} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {classes.map((item) => (
        <li key={item.id} css={{ display: 'grid', minWidth: 0 }}>
          <ClassCard of={item} />
        </li>
      ))}
    </Grid>
  );
};

const LoadingGrid = () => (
  <Grid as="output" min={300} aria-label="Loading classes">
    {Array.from({ length: 6 }, (_, index) => (
      <ClassCardSkeleton key={index} />
    ))}
  </Grid>
);
