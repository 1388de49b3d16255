import { useShell } from '@hub/mfe';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { areLettersOn } from '../../shared/letter-shortcuts.ts';
import { pages } from '../../shared/pages.ts';

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
// the assistant's panel on a wide page is a dialog too, and leaves the page usable
const modals = '[aria-modal=true], dialog[open]';

const isBehindDialog = () => document.querySelector(modals) !== null;

/** A letter is a shortcut only where it types nothing. */
const isFree = ({ target }: KeyboardEvent) =>
  areLettersOn() && !isBehindDialog() && !(target instanceof Element && target.closest(fields));

/** A remote marks the action of its page that adds something by `aria-keyshortcuts="n"`. */
const pressAdd = () => document.querySelector<HTMLElement>('main [aria-keyshortcuts~="n"]')?.click();

interface Actions {
  onSearch: () => void;
  onHelp: () => void;
}

/** The keys that work on every page. */
export const useShortcuts = ({ onSearch, onHelp }: Actions) => {
  const { navigate } = useShell();
  useEffect(() => {
    const doing = (action: () => void) => (event: KeyboardEvent) => {
      event.preventDefault(); // the letter would else land in the field that the action opens
      action();
    };
    const letter = (action: () => void) => (event: KeyboardEvent) => {
      if (isFree(event)) doing(action)(event);
    };
    return tinykeys(
      window,
      {
        '$mod+k': doing(() => isBehindDialog() || onSearch()),
        '/': letter(onSearch),
        '[Shift]+?': letter(onHelp),
        n: letter(pressAdd),
        ...Object.fromEntries(pages.map(({ keys, path }) => [keys, letter(() => navigate(path))])),
      },
      { ignore: ({ repeat, isComposing }) => repeat || isComposing },
    );
  }, [navigate, onSearch, onHelp]);
};
