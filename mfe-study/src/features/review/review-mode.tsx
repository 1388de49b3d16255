import type { ClassId, CommandId, Rating } from '@hub/contracts';
import { useUndo } from '@hub/mfe';
import { Badge, Button, EmptyState, ErrorState, Skeleton } from '@hub/ui';
import { PartyPopper, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { CardFace } from '../../shared/card-screen/card-face.tsx';
import { CardScreen } from '../../shared/card-screen/card-screen.tsx';
import { useKeyBindings } from '../../shared/card-screen/use-key-bindings.ts';
import { useRate, useReviewCounts, useReviews } from './api.ts';
import { RatingButtons } from './rating-buttons.tsx';

/** Shows the due cards one by one. The server decides which is next, so Undo brings a card back to the front. */
export const ReviewMode = ({ classId, onExit }: { classId: ClassId; onExit: () => void }) => {
  const { data: queue, isError, isFetching, refetch } = useReviews(classId);
  const counts = useReviewCounts().data?.find((each) => each.classId === classId);
  const { mutate, isPending } = useRate();
  const [shownId, setShownId] = useState<string | null>(null);
  const [rated, setRated] = useState<readonly (CommandId | null)[]>([]);
  const undo = useUndo();

  const item = queue?.[0];
  const shown = item !== undefined && shownId === item.card.id;
  const busy = isPending || isFetching;
  const turn = () => item && setShownId(shown ? null : item.card.id);
  const rate = (rating: Rating) => {
    if (!item || !shown || busy) return;
    mutate(
      { id: item.card.id, rating },
      {
        onSuccess: ({ commandId }) => {
          setShownId(null);
          setRated((before) => [...before, commandId ?? null]);
        },
      },
    );
  };
  // a notice's own Undo cannot be reached from the full-screen dialog
  const undoRating = () => {
    if (busy || rated.length === 0) return;
    undo(rated.at(-1) ?? null).action?.onClick();
    setShownId(null);
    setRated(rated.slice(0, -1));
  };
  useKeyBindings({
    ' ': turn,
    u: undoRating,
    1: () => rate('again'),
    2: () => rate('hard'),
    3: () => rate('good'),
    4: () => rate('easy'),
  });

  const left = counts ? counts.due + counts.fresh : (queue?.length ?? 0);
  return (
    <CardScreen
      title={t('review.heading')}
      back={t('review.back')}
      progress={{ label: t('review.progress'), value: (rated.length / Math.max(1, rated.length + left)) * 100 }}
      position={
        <>
          {rated.length > 0 && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={undoRating}>
              <Undo2 aria-hidden /> {t('review.undo')}
            </Button>
          )}
          {queue && t('review.left', { count: left })}
        </>
      }
      keyHints={t('review.keys')}
      onExit={onExit}
    >
      {!queue && !isError && <Skeleton height={320} />}
      {!queue && isError && !isFetching && <ErrorState title={t('review.failed')} onRetry={() => void refetch()} />}
      {queue && !item && (
        <EmptyState
          icon={<PartyPopper />}
          title={t('review.complete')}
          hint={counts?.waiting ? t('review.enough', { count: counts.waiting }) : t('review.completeHint')}
        />
      )}
      {item && (
        <>
          <CardFace
            key={item.card.id}
            card={item.card}
            shown={shown}
            note={
              <>
                {t('review.set', { title: item.setTitle })}{' '}
                {item.isNew && <Badge tone="blue">{t('review.isNew')}</Badge>}
              </>
            }
          />
          <RatingButtons next={item.next} shown={shown} busy={busy} onTurn={turn} onRate={rate} />
        </>
      )}
    </CardScreen>
  );
};
