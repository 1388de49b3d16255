import type { StudySessionView } from '@hub/contracts';
import { Button } from '@hub/ui';
import { t } from '../../messages.ts';
import type { StudyOffers } from './session-item.ts';

interface Props extends Pick<StudyOffers, 'onAccept' | 'onDismiss' | 'onExam'> {
  session: StudySessionView;
  onClose: () => void;
}

/** What can be done with a proposed session from its card. */
export const SessionActions = ({ session, onClose, onAccept, onDismiss, onExam }: Props) => {
  const closing = (action: (session: StudySessionView) => void) => () => {
    onClose();
    action(session);
  };
  return (
    <>
      <Button size="sm" onClick={closing(onAccept)}>
        {t('study.accept')}
      </Button>
      <Button size="sm" variant="secondary" onClick={closing(onDismiss)}>
        {t('study.dismiss')}
      </Button>
      <Button size="sm" variant="ghost" onClick={closing(onExam)}>
        {t('study.openExam')}
      </Button>
    </>
  );
};
