import { type RefObject, useEffect, useRef } from 'react';

/** Marks the element of an item, for {@link useKeptFocus}. */
export const itemElement = (id: string) => ({ 'data-item': id });

/** Keeps the focus on an item that is moved by a key, and so gets another element in `root`. */
export const useKeptFocus = (root: RefObject<HTMLElement | null>) => {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    elements.find(({ dataset }) => dataset['item'] === kept.current)?.focus();
    kept.current = null;
  });
  return (id: string) => {
    kept.current = id;
  };
};
