import type { RemoteLink } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { areLettersOn } from '../../shared/letter-shortcuts.ts';
import { pagesWith } from '../../shared/pages.ts';

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
// on a wide page the assistant's panel is also a dialog, but not a modal one
const modals = '[aria-modal=true], dialog[open]';

const isBehindDialog = () => document.querySelector(modals) !== null;

/** A letter is a shortcut only where it does not type text. */
const isFree = ({ target }: KeyboardEvent) =>
  areLettersOn() && !isBehindDialog() && !(target instanceof Element && target.closest(fields));

/** A remote marks its page's "add" button with `aria-keyshortcuts="n"`. */
const pressAdd = () => document.querySelector<HTMLElement>('main [aria-keyshortcuts~="n"]')?.click();

/** Where the line that adds something is, when the page has none: it has the focus there. */
const quickAddPage = '/?quick-add';

const quickAdd = () => document.querySelector<HTMLElement>('main [aria-keyshortcuts~="q"]');

interface Actions {
  onSearch: () => void;
  onHelp: () => void;
  /** What remotes add to the navigation. */
  links: readonly RemoteLink[];
}

/** The keys that work on every page. */
export const useShortcuts = ({ onSearch, onHelp, links }: Actions) => {
  const { navigate } = useShell();
  useEffect(() => {
    const doing = (action: () => void) => (event: KeyboardEvent) => {
      event.preventDefault(); // otherwise the letter would be typed into the field that the action opens
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
        q: letter(() => {
          const line = quickAdd();
          if (line) line.focus();
          else navigate(quickAddPage);
        }),
        ...Object.fromEntries(
          pagesWith(links).flatMap(({ keys, path }) => (keys ? [[keys, letter(() => navigate(path))]] : [])),
        ),
      },
      { ignore: ({ repeat, isComposing }) => repeat || isComposing },
    );
  }, [navigate, onSearch, onHelp, links]);
};
