import { css } from '@emotion/react';
import type { FlashcardView } from '@hub/contracts';
import { IconButton, color, media, space } from '@hub/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { t } from '../../messages.ts';
import { DifficultyMark } from '../../shared/difficulty.tsx';
import { SourceNote } from '../../shared/source-note.tsx';
import { boxStyle, written } from '../../shared/styles.ts';
import { useDeleteCard } from './api.ts';

const sides = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CardLine = ({ card, onEdit }: { card: FlashcardView; onEdit: () => void }) => {
  const { mutate: remove, isPending } = useDeleteCard();
  const { front, back, difficulty, source } = card;
  return (
    <li css={boxStyle}>
      <div css={sides}>
        <p css={[written, { fontWeight: 500 }]}>{front}</p>
        <p css={[written, { color: color.muted }]}>{back}</p>
      </div>
      <SourceNote source={source} />
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <DifficultyMark difficulty={difficulty} />
        <span>
          <IconButton label={t('flashcards.editCardOf', { front })} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={t('flashcards.deleteCardOf', { front })}
            disabled={isPending}
            onClick={() => remove(card.id)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  );
};
