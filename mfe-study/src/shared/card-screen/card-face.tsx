import { css } from '@emotion/react';
import type { FlashcardView } from '@hub/contracts';
import { color, fontSize, media, radius, space, stroke } from '@hub/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../messages.ts';
import { DifficultyMark } from '../difficulty.tsx';
import { SourceNote } from '../source-note.tsx';
import { muted, written } from '../styles.ts';

const face = css`
  display: grid;
  gap: ${space(6)};
  align-content: center;
  justify-items: center;
  min-height: min(48vh, ${space(95)});
  padding: ${space(8)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.sunken};
  text-align: center;
  ${media.mobile} {
    padding: ${space(4)};
  }
`;
const label = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;
const below = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
`;
const side = css`
  display: grid;
  gap: ${space(2)};
  width: 100%;
`;

interface Props {
  card: FlashcardView;
  shown: boolean;
  note?: ReactNode;
}

/** A card, with the answer below the question once it is shown. It takes the focus when mounted, so give each card a `key`. */
export const CardFace = ({ card, shown, note }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} css={face} tabIndex={-1} aria-live="polite">
      <div css={side}>
        <span css={label}>{t('flashcards.studying.question')}</span>
        <p css={[written, { fontSize: fontSize.lg, fontWeight: 600 }]}>{card.front}</p>
      </div>
      {shown && (
        <div css={side}>
          <span css={label}>{t('flashcards.studying.answer')}</span>
          <p css={[written, { fontSize: fontSize.md }]}>{card.back}</p>
          <SourceNote source={card.source} />
        </div>
      )}
      <span css={[muted, below]}>
        <DifficultyMark difficulty={card.difficulty} />
        {note}
      </span>
    </div>
  );
};
