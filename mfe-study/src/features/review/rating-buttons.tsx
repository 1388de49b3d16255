import { css } from '@emotion/react';
import { ratings, type Rating, type ReviewView } from '@hub/contracts';
import { Button, fontSize, media, space } from '@hub/ui';
import { Eye } from 'lucide-react';
import { t } from '../../messages.ts';
import { keepFocus } from '../../shared/card-screen/keep-focus.ts';
import { plainFieldset } from '../../shared/styles.ts';
import { whenDue } from './when-due.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface Props {
  next: ReviewView['next'];
  shown: boolean;
  busy: boolean;
  onTurn: () => void;
  onRate: (rating: Rating) => void;
}

/** "Show Answer" first, then the four ratings, each with when the card would be due next. */
export const RatingButtons = ({ next, shown, busy, onTurn, onRate }: Props) => {
  if (!shown) {
    return (
      <Button onMouseDown={keepFocus} onClick={onTurn} disabled={busy}>
        <Eye aria-hidden /> {t('flashcards.studying.show')}
      </Button>
    );
  }
  return (
    <fieldset aria-label={t('review.rate')} css={[plainFieldset, row]}>
      {ratings.map((rating) => (
        <Button
          key={rating}
          variant={rating === 'good' ? 'primary' : 'secondary'}
          disabled={busy}
          onMouseDown={keepFocus}
          onClick={() => onRate(rating)}
        >
          <span>
            {t(`review.rating.${rating}`)}{' '}
            <span css={{ display: 'block', fontSize: fontSize.xs, fontWeight: 400 }}>{whenDue(next[rating])}</span>
          </span>
        </Button>
      ))}
    </fieldset>
  );
};
