import type { PointerEvent as Press } from 'react';

interface Drag {
  onMove: (at: PointerEvent) => void;
  onDrop: (at: PointerEvent) => void;
  /** Escape was pressed, or the browser took the pointer away. */
  onCancel: () => void;
}

/** Pixels that a click may move. */
const slack = 4;

/** A drop ends with a click, which nobody meant. */
const ignoreNextClick = () => {
  const ended = new AbortController();
  const ignore = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', ignore, { capture: true, signal: ended.signal });
  setTimeout(() => ended.abort());
};

/** Follows a mouse or a pen from a press on. A finger scrolls, and a press that hardly moves remains a click. */
export const startDrag = (press: Press, { onMove, onDrop, onCancel }: Drag) => {
  if (press.button !== 0 || press.pointerType === 'touch') return;
  const ended = new AbortController();
  const { signal } = ended;
  let drags = false;
  const end = (finish: () => void) => {
    ended.abort();
    if (!drags) return;
    ignoreNextClick();
    finish();
  };
  const move = (at: PointerEvent) => {
    drags ||= Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) >= slack;
    if (drags) onMove(at);
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(onCancel);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', (at) => end(() => onDrop(at)), { signal });
  window.addEventListener('pointercancel', () => end(onCancel), { signal });
  window.addEventListener('keydown', cancelByKey, { signal, capture: true });
};
