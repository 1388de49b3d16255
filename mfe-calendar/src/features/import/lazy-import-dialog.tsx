import { fetchAhead, LazyPart } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const load = async () => (await import(/* webpackChunkName: "calendar-import" */ './import-dialog.tsx')).ImportDialog;

/** Fetches the dialog, and with it the reader of calendars, when the pointer or the focus is on its button. */
export const fetchImportDialog = fetchAhead(load);

export const LazyImportDialog = (props: ImportDialogProps) => (
  <LazyPart
    name="calendar import"
    load={load}
    waiting={
      <Dialog open onOpenChange={props.onClose} title={t('import.title')} description={t('import.text')}>
        <output aria-label={t('loading')}>
          <Skeleton height={160} />
        </output>
      </Dialog>
    }
  >
    {(ImportDialog) => <ImportDialog {...props} />}
  </LazyPart>
);
