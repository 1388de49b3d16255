import { fetchAhead, LazyPart } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import type { StudyPlanDialogProps } from './study-plan-dialog.tsx';

const load = async () => (await import(/* webpackChunkName: "study-plan" */ './study-plan-dialog.tsx')).StudyPlanDialog;

/** Fetches the dialog when the pointer or the focus is on its button. */
export const fetchStudyPlanDialog = fetchAhead(load);

export const LazyStudyPlanDialog = (props: StudyPlanDialogProps) => (
  <LazyPart
    name="study plan"
    load={load}
    waiting={
      <Dialog open onOpenChange={props.onClose} title={t('study.dialogTitle')} description={t('study.dialogText')}>
        <output aria-label={t('loading')}>
          <Skeleton height={320} />
        </output>
      </Dialog>
    }
  >
    {(StudyPlanDialog) => <StudyPlanDialog {...props} />}
  </LazyPart>
);
