const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format in the page's language. It is made once, when it is first needed: that takes a phone tens of milliseconds. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const language = pageLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
};
