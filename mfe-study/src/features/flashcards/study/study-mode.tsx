import type { FlashcardSetView, FlashcardView } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { useEffect, useState } from 'react';
import { t } from '../../../messages.ts';
import { CardFace } from '../../../shared/card-screen/card-face.tsx';
import { CardScreen } from '../../../shared/card-screen/card-screen.tsx';
import { useKeyBindings } from '../../../shared/card-screen/use-key-bindings.ts';
import { forgetPlace, rememberedPlace, rememberPlace } from './remembered-place.ts';
import { StudyControls } from './study-controls.tsx';
import { clampPlace, flipCard, markKnown, movePlace, type StudyPlace } from './study-place.ts';

interface Props {
  set: FlashcardSetView;
  cards: readonly FlashcardView[];
  onExit: () => void;
}

/** Shows a set card by card, from where the student left it; closes if the set becomes empty (decision Q74). */
export const StudyMode = ({ set, cards, onExit }: Props) => {
  const { notify } = useShell();
  const [kept, setPlace] = useState<StudyPlace>(() => rememberedPlace(set.id, cards));
  const count = cards.length;
  const place = clampPlace(kept, count);
  const card = cards[place.index];

  useEffect(() => {
    if (!card) onExit();
  }, [card, onExit]);

  const go = (next: StudyPlace) => {
    setPlace(next);
    const at = cards[next.index];
    if (at) rememberPlace(set.id, at, next);
  };
  const know = () => {
    if (!card) return;
    if (place.index < count - 1) return go(markKnown(place, card.id, count));
    forgetPlace(set.id);
    notify({
      title: t('flashcards.studying.complete'),
      description: t('flashcards.studying.completeHint', { count }),
    });
    onExit();
  };
  const turn = () => setPlace(flipCard(place));
  const previous = () => go(movePlace(place, -1, count));
  const next = () => go(movePlace(place, 1, count));
  useKeyBindings({ ' ': turn, ArrowLeft: previous, ArrowRight: next, Enter: know });

  if (!card) return null;
  const n = place.index + 1;
  return (
    <CardScreen
      title={set.title}
      back={t('flashcards.studying.back')}
      progress={{ label: t('flashcards.studying.progress'), value: (n / count) * 100 }}
      position={
        <>
          {t('flashcards.studying.place', { n, m: count })}
          {place.known.length > 0 && ` · ${t('flashcards.studying.known', { count: place.known.length })}`}
        </>
      }
      keyHints={t('flashcards.studying.keys')}
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
    </CardScreen>
  );
};
