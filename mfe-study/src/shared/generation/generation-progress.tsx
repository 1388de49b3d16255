import { ProgressBar, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { muted } from '../styles.ts';
import { useWorkflowProgress } from './use-workflow-progress.ts';

export interface Work {
  workflow: string;
  /** When it was requested, in ms. */
  since: number;
}

/** The progress of the generation, with the name of its current step. */
export const GenerationProgress = ({ workflow, since }: Work) => {
  const progress = useWorkflowProgress(workflow, since);
  return (
    <Stack gap={2} as="output">
      <ProgressBar label={t('generation.pending')} value={progress && progress.fraction * 100} />
      <span css={muted}>{progress?.step ?? t('generation.waiting')}</span>
    </Stack>
  );
};
