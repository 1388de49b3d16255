import ICAL from 'ical.js';

/** Converts a time to a day (YYYY-MM-DD) and a time of day (HH:mm; null for a whole day). */
export type LocalTime = (time: ICAL.Time) => { readonly day: string; readonly time: string | null };

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Moves times with a zone to `zone` (IANA name), or else to the zone of this process. Whole days and times without a zone
 * stay as they are.
 */
export const localTimeIn = (zone?: string): LocalTime => {
  // the Swedish form is YYYY-MM-DD HH:mm
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (time) => {
    if (time.isDate) return { day: time.toString(), time: null };
    if (time.zone === ICAL.Timezone.localTimezone)
      return { day: time.toString().slice(0, 10), time: `${two(time.hour)}:${two(time.minute)}` };
    const [day = '', moment = ''] = format.format(time.toJSDate()).split(' ');
    return { day, time: moment };
  };
};
