import type { AssistantAction } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { Button } from '@hub/ui';
import { ArrowRight, SquareArrowOutUpRight } from 'lucide-react';
import { t } from '../../messages.ts';
import { summaryOf, typeLabel } from './action-label.ts';

interface Props {
  action: AssistantAction;
  place: string;
  /** The page below the panel has changed. */
  onNavigate: () => void;
}

/** Opens a page of the app on a click, never automatically (decision Q132); a document opens in a new tab. */
export const NavigationButton = ({ action, place, onNavigate }: Props) => {
  const { navigate, notify } = useShell();
  const label = summaryOf(action) || typeLabel(action);
  const isDocument = action.type === 'NAVIGATE_TO_DOCUMENT';

  const open = () => {
    window.open(place, '_blank', 'noopener');
    notify({ title: t('scheduling.opened.title'), description: t('scheduling.opened.description') });
  };
  const go = () => {
    navigate(place);
    notify({ title: t('scheduling.navigated'), description: label });
    onNavigate();
  };

  return (
    <Button variant="secondary" size="sm" css={{ maxWidth: '100%' }} onClick={isDocument ? open : go}>
      {isDocument ? <SquareArrowOutUpRight aria-hidden /> : <ArrowRight aria-hidden />}
      <span css={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>{label}</span>
    </Button>
  );
};
