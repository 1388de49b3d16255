const dayMs = 86_400_000;

/** YYYY-MM-DD, so many days after the day given. */
export const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The student's calendar day, in the zone of this machine. */
export const today = () => new Date().toLocaleDateString('sv-SE');

const spelled = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the date so many days ahead, as `March 3, 2026`, where the text has `{{+days}}`. */
export const withDates = (text: string, today: string) =>
  text.replaceAll(/\{\{\+(\d+)\}\}/g, (_, days: string) =>
    spelled.format(new Date(`${dayAfter(today, Number(days))}T00:00:00Z`)),
  );
