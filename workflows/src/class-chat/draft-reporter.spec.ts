import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftReporter } from './draft-reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = () => {
  const pieces: { at: number; text: string }[] = [];
  const tell = draftReporter(async (piece) => pieces.push(piece));
  return { pieces, tell: (text: string) => tell(() => text) };
};
const aWhile = () => vi.advanceTimersByTimeAsync(250);

it('reports new text, at most four times a second', async () => {
  const { pieces, tell } = begin();
  for (const text of ['Wa', 'Water', 'Water mo']) tell(text);
  await aWhile();
  tell('Water moves');
  expect(pieces).toEqual([
    { at: 0, text: 'Wa' },
    { at: 2, text: 'ter moves' },
  ]);
});

it('reports from the first change, when a reply starts again', async () => {
  const { pieces, tell } = begin();
  for (const text of ['See [here](', 'See here, ', 'No.']) {
    tell(text);
    await aWhile();
  }
  expect(pieces).toEqual([
    { at: 0, text: 'See [here](' },
    { at: 4, text: 'here, ' },
    { at: 0, text: 'No.' },
  ]);
});

it('splits a long text into pieces that fit a notification', async () => {
  const { pieces, tell } = begin();
  const text = 'x'.repeat(2500);
  for (let time = 0; time < 5; time += 1) {
    tell(text);
    await aWhile();
  }
  expect(pieces.map((piece) => [piece.at, piece.text.length])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 500],
  ]);
});

it('repeats what could not be sent, after a pause, and never fails', async () => {
  const send = vi.fn<(piece: { at: number; text: string }) => Promise<void>>().mockRejectedValueOnce(new Error('away'));
  const tell = draftReporter(send.mockResolvedValue());
  tell(() => 'Wa');
  await vi.advanceTimersByTimeAsync(0);
  tell(() => 'Wat');
  await aWhile();
  tell(() => 'Water');
  expect(send.mock.calls).toEqual([[{ at: 0, text: 'Wa' }], [{ at: 0, text: 'Water' }]]);
});
