/** Dear to make, asked for with every request. Few: callers can spell a zone in many ways. */
const formats = new Map<string, Intl.DateTimeFormat>();
const mostFormats = 500;

/** @throws RangeError when the zone is unknown */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
};

/** The calendar day of an instant in a time zone, YYYY-MM-DD; in UTC when the zone is unknown or not given. */
export const dayIn = (zone: string, instant: Date): string => {
  try {
    return formatOf(zone).format(instant);
  } catch {
    return instant.toISOString().slice(0, 10);
  }
};
