/** Minutes since midnight, from `HH:mm`. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const two = (part: number) => String(part).padStart(2, '0');

/** `HH:mm`, from minutes since midnight. */
export const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
