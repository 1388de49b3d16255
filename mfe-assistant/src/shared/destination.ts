const parsed = (href: string) => {
  try {
    return new URL(href);
  } catch {
    return null;
  }
};

/** Host and path of a link outside the app, in readable form; null for other addresses. */
export const destinationOf = (href: string): string | null => {
  const url = parsed(href);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.host;
  return url?.protocol === 'mailto:' ? url.pathname : null;
};
