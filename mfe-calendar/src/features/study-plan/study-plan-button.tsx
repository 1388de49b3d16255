import { Button } from '@hub/ui';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { fetchStudyPlanDialog, LazyStudyPlanDialog } from './lazy-study-plan-dialog.tsx';

/** Opens when and how much to study for exams. */
export const StudyPlanButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={fetchStudyPlanDialog}
        onFocus={fetchStudyPlanDialog}
        onClick={() => setIsOpen(true)}
      >
        <GraduationCap aria-hidden /> {t('study.open')}
      </Button>
      {isOpen && <LazyStudyPlanDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
