import { ProgressBar, Stack, color, fontSize } from '@hub/ui';
import { t } from '../../../messages.ts';

/** The fraction of a file that has been sent, then that the server is storing it. */
export const UploadProgress = ({ name, sent }: { name: string; sent: number }) => {
  const percent = Math.floor(sent * 100);
  const isSent = sent === 1;
  return (
    <Stack gap={1}>
      <ProgressBar label={t('upload.progress', { name })} value={isSent ? undefined : percent} />
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>
        {isSent ? t('upload.storing') : t('upload.sent', { percent })}
      </p>
    </Stack>
  );
};
