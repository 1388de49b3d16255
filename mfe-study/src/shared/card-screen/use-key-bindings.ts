import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, select') !== null;

/** Keys of the whole screen, by `event.key`. A control that has the focus keeps Space and Enter for itself. */
export const useKeys = (keys: Keys) => {
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
