/** Undefined outside a browser. */
export const page = (globalThis as { document?: Document }).document;

/** The language of every text and date on the page: what the server wrote into `<html lang>`. */
export const pageLanguage = (): string => page?.documentElement.lang || 'en';
