import { useDropzone, type DropEvent } from 'react-dropzone';
import { refusalOf, type Refusal } from './upload-rules.ts';

/** A file that the upload rules reject. */
export interface RefusedFile {
  file: File;
  refusal: Refusal;
}

/** The files as the browser passes them: the library's reader would guess a missing type from the name. */
const filesOf = (event: DropEvent | FileSystemFileHandle[]): Promise<(File | DataTransferItem)[]> => {
  if ('dataTransfer' in event && event.dataTransfer) {
    const { files, items } = event.dataTransfer;
    return Promise.resolve(event.type === 'drop' ? [...files] : [...items].filter(({ kind }) => kind === 'file'));
  }
  if ('clipboardData' in event && event.clipboardData) return Promise.resolve([...event.clipboardData.files]);
  const input = 'target' in event && event.target;
  return Promise.resolve(input instanceof HTMLInputElement ? [...(input.files ?? [])] : []);
};

const validator = async (file: File) => {
  const refusal = await refusalOf(file);
  return refusal && { code: refusal.title, message: refusal.description };
};

interface Options {
  disabled?: boolean;
  onDrop: (accepted: File[], refused: RefusedFile[]) => void;
}

/** Files by drop, click, key or paste (decision Q112), checked by the upload rules. */
export const useFileDrop = ({ disabled = false, onDrop }: Options) =>
  useDropzone({
    disabled,
    validator,
    getFilesFromEvent: filesOf,
    onDrop: (accepted, rejections) =>
      onDrop(
        accepted,
        rejections.flatMap(({ file, errors: [error] }) =>
          error ? [{ file, refusal: { title: error.code, description: error.message } }] : [],
        ),
      ),
  });
