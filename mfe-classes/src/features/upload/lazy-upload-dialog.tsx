import { LazyPart } from '../lazy-part.tsx';
import type { UploadDialogProps } from './upload-dialog.tsx';

const load = async () => (await import('./upload-dialog.tsx')).UploadDialog;

/** Fetches the dialog ahead, when the pointer or the focus comes near the button that opens it. */
export const fetchUploadDialog = () => void load().catch(() => {}); // opening it tells of a failure

/** The upload dialog as a file of its own: most visits never open it. */
export const LazyUploadDialog = (props: UploadDialogProps) => (
  <LazyPart name="upload dialog" load={load}>
    {(UploadDialog) => <UploadDialog {...props} />}
  </LazyPart>
);
