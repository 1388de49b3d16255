import type { FlashcardSetView, FlashcardView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, CardHeader, EmptyState, ErrorState, Stack } from '@hub/ui';
import { Plus, SquareStack } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { LinesSkeleton } from '../../shared/list-skeletons.tsx';
import { listStyle } from '../../shared/styles.ts';
import { useCards } from './api.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardLine } from './card-line.tsx';
import { SetActions } from './set-actions.tsx';

interface Props {
  set: FlashcardSetView;
  /** The dialog for a new card is open from the start. */
  isAdding: boolean;
  onAddingDone: () => void;
}

/** The cards of a set, and its actions. */
export const SelectedSet = ({ set, isAdding, onAddingDone }: Props) => {
  const { data: cards, isLoadingError, isFetching, refetch } = useCards(set.id);
  const [dialog, setDialog] = useState<{ card?: FlashcardView } | null>(null);
  useFailureNotice(isLoadingError, t('flashcards.cardsFailed'));
  const close = () => {
    setDialog(null);
    onAddingDone();
  };
  const failed = isLoadingError && !isFetching;
  return (
    <section aria-label={t('flashcards.cardsOf', { title: set.title })}>
      <CardHeader
        title={set.title}
        level={3}
        action={
          <Button variant="secondary" onClick={() => setDialog({})}>
            <Plus aria-hidden /> {t('flashcards.addCard')}
          </Button>
        }
      />
      <Stack>
        <SetActions set={set} cards={cards} />
        {failed && <ErrorState title={t('flashcards.cardsFailed')} onRetry={() => void refetch()} />}
        {!failed && !cards && <LinesSkeleton label={t('flashcards.loadingCards')} />}
        {cards?.length === 0 && (
          <EmptyState icon={<SquareStack />} title={t('flashcards.noCards')} hint={t('flashcards.noCardsHint')} />
        )}
        <ul css={listStyle}>
          {cards?.map((card) => (
            <CardLine key={card.id} card={card} onEdit={() => setDialog({ card })} />
          ))}
        </ul>
      </Stack>
      {(dialog ?? isAdding) && <CardDialog setId={set.id} card={dialog?.card} onClose={close} />}
    </section>
  );
};
