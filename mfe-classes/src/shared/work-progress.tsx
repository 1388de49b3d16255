import type { DocumentId } from '@hub/contracts';
import { useProgress } from '@hub/mfe';
import { ProgressBar, Stack, color, fontSize, space } from '@hub/ui';
import { t } from '../messages.ts';

interface Props {
  id: DocumentId;
  label: string;
}

/** Progress of the work on a document. It has its full height before the first report, so that nothing moves. */
export const WorkProgress = ({ id, label }: Props) => {
  const progress = useProgress(id);
  return (
    <Stack gap={1} css={{ maxWidth: space(80) }}>
      <ProgressBar label={label} value={progress ? progress.fraction * 100 : undefined} />
      <output css={{ color: color.muted, fontSize: fontSize.xs }}>{progress?.step ?? t('documents.waiting')}</output>
    </Stack>
  );
};
