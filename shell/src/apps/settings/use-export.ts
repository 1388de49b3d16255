import { accountExportPath, getProof } from '@hub/contracts';
import { call, useChange } from '@hub/mfe';
import { t as tOfAll } from '../../messages.ts';
import { t } from '../../student-messages.ts';
import { useProof } from './proof/use-proof.ts';

const startDownload = () => {
  const link = document.createElement('a');
  link.href = accountExportPath;
  link.download = '';
  link.click();
};

/** Downloads the archive; asks first who the student is, because a download cannot be repeated after a refusal. */
export const useExport = () => {
  const { ask } = useProof();
  return useChange({
    send: async () => {
      const { present } = await call(getProof);
      const answer =
        present ||
        (await ask().then(
          () => true,
          () => false,
        ));
      return { answer };
    },
    onDone: (isProven) => {
      if (isProven) startDownload();
    },
    failed: { title: t('settings.data.notExported'), fallback: tOfAll('unreachable') },
  });
};
