import { Button } from '@hub/ui';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import type { ImportDialogProps } from './import-dialog.tsx';
import { fetchImportDialog, LazyImportDialog } from './lazy-import-dialog.tsx';

/** Opens the import of a calendar file. */
export const ImportButton = (props: Omit<ImportDialogProps, 'onClose'>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        disabled={props.classes.length === 0}
        onPointerEnter={fetchImportDialog}
        onFocus={fetchImportDialog}
        onClick={() => setIsOpen(true)}
      >
        <FileInput aria-hidden /> {t('import.open')}
      </Button>
      {isOpen && <LazyImportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
