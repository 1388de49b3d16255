const clock =
  /(?<![\d/:.-])(?:(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)|(\d{1,2})[:h](\d{2})(?:\s?(?:uhr|hrs?))?|(\d{1,2})\s?uhr|(noon|midnight))(?![\d%])/iu;

const format = (hours: number, minutes: number) =>
  hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null;

const span = /(?<![\d/:.-])(\d{1,2})(?::(\d{2}))?\s?(?:-|–|to)\s?(\d{1,2})(?::\d{2})?\s?(am|pm|a\.m\.|p\.m\.)/iu;

/** "8-10 am" begins at 8, "11-1 pm" before noon. */
const startOf = (text: string): string | null => {
  const match = span.exec(text);
  if (!match) return null;
  const [start, end] = [Number(match[1]), Number(match[3])];
  if (start < 1 || start > 12 || end > 12) return null;
  const afternoon = match[4]?.toLowerCase().startsWith('p') === true && start % 12 <= end % 12;
  return format((start % 12) + (afternoon ? 12 : 0), Number(match[2] ?? 0));
};

/** The first time of day in a text as HH:mm; midnight is 23:59 of the day that it ends. */
export const timeOfDay = (text: string): string | null => {
  const match = clock.exec(text);
  const spanned = span.exec(text);
  if (spanned && spanned.index <= (match?.index ?? Infinity)) return startOf(text);
  if (!match) return null;
  if (match[7]) return match[7].toLowerCase() === 'noon' ? '12:00' : '23:59';
  const half = match[3]?.toLowerCase().charAt(0);
  if (half === undefined) return format(Number(match[4] ?? match[6]), Number(match[5] ?? 0));
  const hours = Number(match[1]);
  if (hours < 1 || hours > 12) return null;
  return format((hours % 12) + (half === 'p' ? 12 : 0), Number(match[2] ?? 0));
};
