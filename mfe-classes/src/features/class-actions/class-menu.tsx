import type { ClassView } from '@hub/contracts';
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { EditClassDialog } from './edit-class-dialog.tsx';
import { useArchiveClass } from './api.ts';
import { DeleteClass } from './delete-class.tsx';
import { Menu, type MenuAction } from './menu.tsx';

/** Edit, archive or unarchive, delete. */
export const ClassMenu = ({ item, container }: { item: ClassView; container: HTMLElement | null }) => {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const archive = useArchiveClass(item);
  const close = () => setOpen(null);
  const actions: MenuAction[] = [
    { icon: <Pencil aria-hidden />, label: t('menu.edit'), onSelect: () => setOpen('edit') },
    item.archived
      ? { icon: <ArchiveRestore aria-hidden />, label: t('menu.unarchive'), onSelect: () => archive.mutate() }
      : { icon: <Archive aria-hidden />, label: t('menu.archive'), onSelect: () => archive.mutate() },
    { icon: <Trash2 aria-hidden />, label: t('menu.delete'), isDangerous: true, onSelect: () => setOpen('delete') },
  ];
  return (
    <>
      <Menu label={t('menu.of', { name: item.name })} actions={actions} container={container} />
      {open === 'edit' && <EditClassDialog item={item} onClose={close} />}
      {open === 'delete' && <DeleteClass item={item} onClose={close} />}
    </>
  );
};
