const dayMs = 86_400_000;

/** The date `days` days after `today`, as YYYY-MM-DD. */
export const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Today's date in the time zone of this machine, as YYYY-MM-DD. */
export const today = () => new Date().toLocaleDateString('sv-SE');

const spelled = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Replaces each `{{+days}}` by the date that many days after `today`, such as `March 3, 2026`. */
export const withDates = (text: string, today: string) =>
  text.replaceAll(/\{\{\+(\d+)\}\}/g, (_, days: string) =>
    spelled.format(new Date(`${dayAfter(today, Number(days))}T00:00:00Z`)),
  );
