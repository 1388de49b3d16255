import type { ClassView } from '@hub/contracts';
import { useSearch } from '@hub/mfe';
import { Button, Page, PageHeader } from '@hub/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../messages.ts';
import { AddClassDialog } from '../features/class-actions/add-class-dialog.tsx';
import { LazyClassMenu } from '../features/class-actions/lazy-class-menu.tsx';
import { ClassFilter } from '../features/class-list/class-filter.tsx';
import { ClassGrid } from '../features/class-list/class-grid.tsx';

const menuOf = (item: ClassView) => <LazyClassMenu item={item} />;

export const ClassesPage = () => {
  const archived = useSearch().get('show') === 'archived';
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <Page>
      <PageHeader
        title={t('classes.title')}
        subtitle={t('classes.subtitle')}
        actions={
          <Button onClick={add} aria-keyshortcuts="n">
            <Plus aria-hidden /> {t('classes.add')}
          </Button>
        }
      />
      <ClassFilter archived={archived} />
      <ClassGrid key={String(archived)} archived={archived} menuOf={menuOf} onAdd={add} />
      {adding && <AddClassDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
