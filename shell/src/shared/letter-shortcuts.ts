const storageKey = 'hub.letters';

/**
 * Whether single letters are shortcuts. Students who use speech input or type by accident can turn them off (WCAG
 * 2.1.4).
 */
export const areLettersOn = () => localStorage.getItem(storageKey) !== 'off';

export const turnLetters = (on: boolean) => {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
};
