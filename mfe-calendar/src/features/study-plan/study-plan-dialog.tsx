import { Dialog, ErrorState, Skeleton } from '@hub/ui';
import { t as tOfCalendar } from '../../messages.ts';
import { useStudyPlan } from './api.ts';
import { t } from './messages.ts';
import { StudyPlanForm } from './study-plan-form.tsx';

export interface StudyPlanDialogProps {
  onClose: () => void;
}

/** When and how much to study for exams. */
export const StudyPlanDialog = ({ onClose }: StudyPlanDialogProps) => {
  const { data: plan, isLoadingError, refetch } = useStudyPlan();
  if (plan) return <StudyPlanForm plan={plan} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={tOfCalendar('study.dialogTitle')}
      description={tOfCalendar('study.dialogText')}
    >
      {isLoadingError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <output aria-label={tOfCalendar('loading')}>
          <Skeleton height={320} />
        </output>
      )}
    </Dialog>
  );
};
