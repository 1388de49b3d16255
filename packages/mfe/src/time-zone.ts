let known = { offset: Number.NaN, name: '' };

/**
 * The browser's time zone by its IANA name. Read again only when the clock's offset changes: it takes a phone ten
 * milliseconds.
 */
export const browserTimeZone = (): string => {
  const offset = new Date().getTimezoneOffset();
  if (offset !== known.offset) known = { offset, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.name;
};
