import { pageLanguage } from './page-language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format in the page's language, and in the student's time zone unless it names one. It is made once, when it is first
 * needed, for that takes a phone tens of milliseconds; anew when the clock's offset has changed.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const language = pageLanguage();
  const zone = options.timeZone ?? new Date().getTimezoneOffset();
  const key = `${language} ${zone} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
};
