/** Undefined outside a browser. */
export const page = (globalThis as { document?: Document }).document;

/** The language of every text and date on the page, from `<html lang>`, which the server writes. */
export const pageLanguage = (): string => page?.documentElement.lang || 'en';
