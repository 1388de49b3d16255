import { pageLanguage } from './page-language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date format in the page's language, and in the student's time zone unless the options name one. It is created on
 * first use, which takes a phone tens of milliseconds, and again when the clock's offset changes.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const language = pageLanguage();
  const zone = options.timeZone ?? new Date().getTimezoneOffset();
  const key = `${language} ${zone} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
};
