import type { ClassView } from '@hub/contracts';
import { fetchAhead, LazyPart } from '@hub/mfe';
import { IconButton } from '@hub/ui';
import { EllipsisVertical, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';

const load = async () => (await import('./class-menu.tsx')).ClassMenu;
const fetchMenu = fetchAhead(load);

const retryOf = (name: string) => (retry: () => void) => (
  <IconButton label={t('menu.retry', { name })} onClick={retry}>
    <RotateCw aria-hidden />
  </IconButton>
);

/**
 * The menu's button. The menu is fetched when the pointer or the focus is on the button, and opens when it has
 * loaded.
 */
export const LazyClassMenu = ({ item }: { item: ClassView }) => {
  const [container, setContainer] = useState<HTMLElement | null>();
  const wanted = container !== undefined;
  const { name } = item;
  const button = (
    <IconButton
      label={t('menu.of', { name })}
      aria-haspopup="menu"
      aria-busy={wanted || undefined}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={({ currentTarget }) => setContainer(currentTarget.closest('main'))}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  if (container === undefined) return button;
  return (
    <LazyPart name="class menu" load={load} waiting={button} failed={retryOf(name)}>
      {(ClassMenu) => <ClassMenu item={item} container={container} />}
    </LazyPart>
  );
};
