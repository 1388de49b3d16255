import { longestDraftPiece } from '@hub/contracts';
import type { ReportText } from '../ai/study-ai.ts';

/** At most four pieces a second. */
const pauseMs = 250;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

interface Piece {
  readonly at: number;
  readonly text: string;
}

const sharedLength = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Sends the new part of a growing text, one piece after the other. Nothing waits for it or fails because of it. */
export const draftReporter = (send: (piece: Piece) => Promise<unknown>): ReportText => {
  let sent = '';
  let isBusy = false;

  const tell = async (textOf: () => string) => {
    const text = textOf();
    const at = sharedLength(sent, text);
    const piece = text.slice(at, at + longestDraftPiece);
    if (piece === '') return;
    await Promise.all([send({ at, text: piece }), pause()]);
    sent = text.slice(0, at) + piece;
  };

  return (text) => {
    if (isBusy) return;
    isBusy = true;
    void tell(text)
      .catch(pause)
      .finally(() => {
        isBusy = false;
      });
  };
};
