import { chooseTheme, drawnTheme } from './theme.ts';

/** Removes what the browser holds of a student; the theme belongs to the device and stays. */
export const forgetStored = async () => {
  const theme = drawnTheme();
  sessionStorage.clear();
  localStorage.clear();
  chooseTheme(theme);
  if (!('caches' in window)) return; // on an origin that is not secure
  await Promise.all((await caches.keys()).map((cache) => caches.delete(cache)));
};
