import { maxUploadBytes } from '@hub/contracts';
import { isAcceptedType, type Notice } from '@hub/mfe';
import { t } from '../../../messages.ts';

/** Why a file cannot be attached: type, then size (decisions Q93, Q110); null when it can. The server checks again. */
export const noticeOf = async (file: File): Promise<Notice | null> => {
  const refused = (await isAcceptedType(file)) ? (file.size > maxUploadBytes ? 'size' : null) : 'type';
  return (
    refused && {
      title: t(`chat.attachment.${refused}.title`),
      description: t(`chat.attachment.${refused}.description`),
      tone: 'destructive',
    }
  );
};
