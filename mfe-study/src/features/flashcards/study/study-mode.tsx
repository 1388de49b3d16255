import type { FlashcardSetView, FlashcardView } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { useEffect, useState } from 'react';
import { t } from '../../../messages.ts';
import { CardFace } from '../../../shared/card-screen/card-face.tsx';
import { gotIt, moved, turned, within, type Place } from './study-place.ts';
import { forgetPlace, rememberedPlace, rememberPlace } from './remembered-place.ts';
import { Stage } from '../../../shared/card-screen/card-screen.tsx';
import { StudyControls } from './study-controls.tsx';
import { useKeys } from '../../../shared/card-screen/use-key-bindings.ts';

interface Props {
  set: FlashcardSetView;
  cards: readonly FlashcardView[];
  onExit: () => void;
}

/** A set card by card, from where it was left; an emptied set ends it (decision Q74). */
export const StudyMode = ({ set, cards, onExit }: Props) => {
  const { notify } = useShell();
  const [kept, setPlace] = useState<Place>(() => rememberedPlace(set.id, cards));
  const count = cards.length;
  const place = within(kept, count);
  const card = cards[place.index];

  useEffect(() => {
    if (!card) onExit();
  }, [card, onExit]);

  const go = (next: Place) => {
    setPlace(next);
    const at = cards[next.index];
    if (at) rememberPlace(set.id, at, next);
  };
  const know = () => {
    if (!card) return;
    if (place.index < count - 1) return go(gotIt(place, card.id, count));
    forgetPlace(set.id);
    notify({
      title: t('flashcards.studying.complete'),
      description: t('flashcards.studying.completeHint', { count }),
    });
    onExit();
  };
  const turn = () => setPlace(turned(place));
  const previous = () => go(moved(place, -1, count));
  const next = () => go(moved(place, 1, count));
  useKeys({ ' ': turn, ArrowLeft: previous, ArrowRight: next, Enter: know });

  if (!card) return null;
  const n = place.index + 1;
  return (
    <Stage
      title={set.title}
      back={t('flashcards.studying.back')}
      progress={{ label: t('flashcards.studying.progress'), value: (n / count) * 100 }}
      place={
        <>
          {t('flashcards.studying.place', { n, m: count })}
          {place.known.length > 0 && ` · ${t('flashcards.studying.known', { count: place.known.length })}`}
        </>
      }
      keys={t('flashcards.studying.keys')}
      onExit={onExit}
    >
      <CardFace key={card.id} card={card} shown={place.shown} />
      <StudyControls
        shown={place.shown}
        isFirst={place.index === 0}
        isLast={n === count}
        onTurn={turn}
        onPrevious={previous}
        onKnow={know}
        onNext={next}
      />
    </Stage>
  );
};
