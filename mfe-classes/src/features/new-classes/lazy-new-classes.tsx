import { fetchAhead, LazyPart } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import type { NewClassesDialogProps } from './new-classes-dialog.tsx';

const load = async () => (await import('./new-classes-dialog.tsx')).NewClassesDialog;

/** Fetches the dialog when the pointer or the focus is on the button that opens it. */
export const fetchNewClasses = fetchAhead(load);

/** The dialog as a separate file: most visits never open it. */
export const LazyNewClasses = (props: NewClassesDialogProps) => (
  <LazyPart name="new classes" load={load} waiting={<Waiting onClose={props.onClose} />}>
    {(NewClassesDialog) => <NewClassesDialog {...props} />}
  </LazyPart>
);

const Waiting = ({ onClose }: Pick<NewClassesDialogProps, 'onClose'>) => (
  <Dialog open onOpenChange={onClose} title={t('newClasses.title')} description={t('newClasses.text')}>
    <output aria-label={t('newClasses.loading')}>
      <Skeleton height={124} />
    </output>
  </Dialog>
);
