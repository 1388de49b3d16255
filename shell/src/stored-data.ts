import { chooseTheme, drawnTheme } from './theme.ts';

/** Removes the student's data from the browser; the theme belongs to the device and stays. */
export const forgetStored = async () => {
  const theme = drawnTheme();
  sessionStorage.clear();
  localStorage.clear();
  chooseTheme(theme);
  if (!('caches' in window)) return; // missing on an insecure origin
  await Promise.all((await caches.keys()).map((cache) => caches.delete(cache)));
};
