import { Boundary, useShell } from '@hub/mfe';
import { Suspense, lazy } from 'react';
import type { UploadDialogProps } from './upload-dialog.tsx';

const load = () => import('./upload-dialog.tsx');
const UploadDialog = lazy(async () => ({ default: (await load()).UploadDialog }));

/** Fetches the dialog ahead, when the pointer or the focus comes near the button that opens it. */
export const fetchUploadDialog = () => void load().catch(() => {}); // opening it tells of a failure

/** The upload dialog as a file of its own: most visits never open it. */
export const LazyUploadDialog = (props: UploadDialogProps) => {
  const { reportError } = useShell();
  return (
    <Boundary where="upload dialog" report={reportError}>
      <Suspense>
        <UploadDialog {...props} />
      </Suspense>
    </Boundary>
  );
};
