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
import { ClassFilter } from '../features/class-list/class-filter.tsx';
import { ClassGrid } from '../features/class-list/class-grid.tsx';

const menuOf = (item: ClassView) => <LazyClassMenu item={item} />;

export const ClassesPage = () => {
  const archived = useSearch().get('show') === 'archived';
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
      <ClassFilter archived={archived} />
      <ClassGrid
        key={String(archived)}
        archived={archived}
        menuOf={menuOf}
        onAdd={add}
        start={<FirstSyllabi onDrop={newClasses.drop} />}
      />
      {newClasses.dialog}
      {adding && <AddClassDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
