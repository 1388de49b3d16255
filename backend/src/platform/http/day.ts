/** The calendar day of an instant in a time zone, YYYY-MM-DD; in UTC when the zone is unknown or not given. */
export const dayIn = (zone: string, instant: Date): string => {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    return format.format(instant);
  } catch {
    return instant.toISOString().slice(0, 10);
  }
};
