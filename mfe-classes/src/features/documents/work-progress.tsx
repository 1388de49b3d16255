import type { DocumentId } from '@hub/contracts';
import { useProgress } from '@hub/mfe';
import { ProgressBar, Stack, color, fontSize } from '@hub/ui';

interface Props {
  id: DocumentId;
  label: string;
  /** The step before the first is told; without it nothing shows until then. */
  first?: string;
}

/** How far the work on a document has come; stands only while it is under way. */
export const WorkProgress = ({ id, label, first }: Props) => {
  const progress = useProgress(id);
  const step = progress?.step ?? first;
  if (!step) return null;
  return (
    <Stack gap={1} css={{ maxWidth: 320 }}>
      <ProgressBar label={label} value={progress ? progress.fraction * 100 : undefined} />
      <output css={{ color: color.muted, fontSize: fontSize.xs }}>{step}</output>
    </Stack>
  );
};
