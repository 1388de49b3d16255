const parsed = (href: string) => {
  try {
    return new URL(href);
  } catch {
    return null;
  }
};

/** Where an address leads to outside of the app, as people name places; null for what is no such address. */
export const destinationOf = (href: string): string | null => {
  const url = parsed(href);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.host;
  return url?.protocol === 'mailto:' ? url.pathname : null;
};
