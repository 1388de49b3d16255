export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'hub.theme';

/** The student's choice on this device; the system's preference by default. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';

/** The current theme of the page, even when the stored choice has been removed. */
export const drawnTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

const draw = (theme: Theme) => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
};

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  draw(theme);
};

/** Applies the chosen theme, and follows changes in other tabs. */
export const followTheme = () => {
  draw(chosenTheme());
  window.addEventListener('storage', ({ key }) => key === storageKey && draw(chosenTheme()));
};
