import type { ClassView } from '@hub/contracts';
import { useSearch } from '@hub/mfe';
import { Button, Page, PageHeader } from '@hub/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../messages.ts';
import { FirstSyllabi } from '../features/new-classes/first-syllabi.tsx';
import { NewClassesButton } from '../features/new-classes/new-classes-button.tsx';
import { useNewClasses } from '../features/new-classes/use-new-classes.tsx';
import { AddClassDialog } from '../features/class-actions/add-class-dialog.tsx';
import { LazyClassMenu } from '../features/class-actions/lazy-class-menu.tsx';
import { ClassFilter, type Shown } from '../features/class-list/class-filter.tsx';
import { AverageCard } from '../features/grades/average-card.tsx';
import { TermList } from '../features/terms/term-list.tsx';
import { ClassGrid } from '../features/class-list/class-grid.tsx';

const shownBy = (value: string | null): Shown => (value === 'archived' || value === 'terms' ? value : 'active');

const menuOf = (item: ClassView) => <LazyClassMenu item={item} />;

export const ClassesPage = () => {
  const shown = shownBy(useSearch().get('show'));
  const [adding, setAdding] = useState(false);
  const newClasses = useNewClasses();
  const add = () => setAdding(true);
  return (
    <Page>
      <PageHeader
        title={t('classes.title')}
        subtitle={t('classes.subtitle')}
        actions={
          <>
            <NewClassesButton onClick={newClasses.open} />
            <Button onClick={add} aria-keyshortcuts="n">
              <Plus aria-hidden /> {t('classes.add')}
            </Button>
          </>
        }
      />
      <ClassFilter shown={shown} />
      {shown === 'active' && <AverageCard />}
      {shown === 'terms' ? (
        <TermList />
      ) : (
        <ClassGrid
          key={shown}
          archived={shown === 'archived'}
          menuOf={menuOf}
          onAdd={add}
          start={<FirstSyllabi onDrop={newClasses.drop} />}
        />
      )}
      {newClasses.dialog}
      {adding && <AddClassDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
