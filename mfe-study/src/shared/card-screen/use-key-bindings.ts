import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, select') !== null;

/** Key handlers for the whole screen, by `event.key`. A focused control keeps Space and Enter to itself. */
export const useKeyBindings = (keys: Keys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === ' ' || event.key === 'Enter') && isControl(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
