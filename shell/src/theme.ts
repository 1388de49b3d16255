export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'hub.theme';

/** The student's choice on this device; what the system prefers without one. */
export const chosenTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';

/** The theme that the page is drawn in, also after the choice is gone. */
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

/** Draws the page in the chosen theme, here and when another tab changes it. */
export const followTheme = () => {
  draw(chosenTheme());
  window.addEventListener('storage', ({ key }) => key === storageKey && draw(chosenTheme()));
};
