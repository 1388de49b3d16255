import { css } from '@emotion/react';
import { Button, space, Stack } from '@hub/ui';
import { ArrowLeft, ArrowRight, Check, Eye, EyeOff } from 'lucide-react';
import { t } from '../../../messages.ts';
import { keepFocus } from '../../../shared/card-screen/keep-focus.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
`;

interface Props {
  shown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onTurn: () => void;
  onPrevious: () => void;
  onKnow: () => void;
  onNext: () => void;
}

export const StudyControls = ({ shown, isFirst, isLast, onTurn, onPrevious, onKnow, onNext }: Props) => (
  <Stack gap={2} onMouseDown={keepFocus}>
    <Button variant="secondary" onClick={onTurn} aria-pressed={shown}>
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      {t(shown ? 'flashcards.studying.hide' : 'flashcards.studying.show')}
    </Button>
    <div css={row}>
      <Button variant="secondary" disabled={isFirst} onClick={onPrevious}>
        <ArrowLeft aria-hidden /> {t('flashcards.studying.previous')}
      </Button>
      <Button onClick={onKnow}>
        <Check aria-hidden /> {t('flashcards.studying.gotIt')}
      </Button>
      <Button variant="secondary" disabled={isLast} onClick={onNext}>
        {t('flashcards.studying.next')} <ArrowRight aria-hidden />
      </Button>
    </div>
  </Stack>
);
