import { maxUploadBytes } from '@hub/contracts';
import { isAcceptedType } from '@hub/mfe';
import { t } from '../messages.ts';

/** Why a file is rejected: title and description of the toast. */
export interface Refusal {
  title: string;
  description: string;
}

/** The only extensions that a file picker offers (specification §5). */
export const pickerExtensions = '.pdf,.docx,.pptx,.xls,.xlsx,.csv,.txt,.jpeg,.jpg,.png,.gif,.webp';

const wrongType: Refusal = { title: t('upload.wrongType.title'), description: t('upload.wrongType.text') };
const tooLarge: Refusal = { title: t('upload.tooLarge.title'), description: t('upload.tooLarge.text') };
export const noFile: Refusal = { title: t('upload.none.title'), description: t('upload.none.text') };

/** Checks the type, then the size (decision Q110); null when the file may be sent. The server checks again. */
export const refusalOf = async (file: File): Promise<Refusal | null> => {
  if (!(await isAcceptedType(file))) return wrongType;
  return file.size > maxUploadBytes ? tooLarge : null;
};

/** "1.25 MB", in units of 1 048 576 bytes (decision Q181). */
export const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;
