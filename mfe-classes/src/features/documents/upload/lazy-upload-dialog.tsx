import { fetchAhead, LazyPart } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { t } from '../../../messages.ts';
import type { UploadDialogProps } from './upload-dialog.tsx';

const load = async () => (await import('./upload-dialog.tsx')).UploadDialog;

/** Fetches the dialog when the pointer or the focus is on the button that opens it. */
export const fetchUploadDialog = fetchAhead(load);

/** The upload dialog as a separate file: most visits never open it. */
export const LazyUploadDialog = (props: UploadDialogProps) => (
  <LazyPart name="upload dialog" load={load} waiting={<Waiting {...props} />}>
    {(UploadDialog) => <UploadDialog {...props} />}
  </LazyPart>
);

/** Touch has no hover to prefetch on: the dialog opens at once, and is filled when its file has loaded. */
const Waiting = ({ uploadType, onClose }: UploadDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={t(`upload.${uploadType}.title`)}
    description={t(`upload.${uploadType}.text`)}
  >
    <output aria-label={t('upload.loading')}>
      <Skeleton height={360} />
    </output>
  </Dialog>
);
