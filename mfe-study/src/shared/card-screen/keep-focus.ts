import type { MouseEvent } from 'react';

/** For `onMouseDown` of controls: a click leaves the focus on the card, so that its keys keep working. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
