import { Button, type ButtonProps } from '@hub/ui';
import { Upload } from 'lucide-react';
import { fetchUploadDialog } from './lazy-upload-dialog.tsx';

export const UploadButton = ({ children, ...rest }: ButtonProps) => (
  <Button {...rest} onPointerEnter={fetchUploadDialog} onFocus={fetchUploadDialog}>
    <Upload aria-hidden /> {children}
  </Button>
);
