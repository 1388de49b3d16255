import type { ClassView } from '@hub/contracts';
import { Boundary, useShell } from '@hub/mfe';
import { IconButton } from '@hub/ui';
import { EllipsisVertical } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { t } from '../../messages.ts';

const ClassMenu = lazy(async () => ({ default: (await import('./class-menu.tsx')).ClassMenu }));

const Waiting = ({ name }: { name: string }) => (
  <IconButton label={t('menu.of', { name })} disabled>
    <EllipsisVertical aria-hidden />
  </IconButton>
);

/** The menu as a file of its own, fetched after what the page is opened for. */
export const LazyClassMenu = ({ of: item }: { of: ClassView }) => {
  const { reportError } = useShell();
  return (
    <Boundary where="class menu" report={reportError}>
      <Suspense fallback={<Waiting name={item.name} />}>
        <ClassMenu of={item} />
      </Suspense>
    </Boundary>
  );
};
