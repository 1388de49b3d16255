import { pageLanguage } from '@hub/ui';

export const megabyte = 1_048_576;

const unit = (amount: number, name: string) =>
  amount.toLocaleString(pageLanguage(), { style: 'unit', unit: name, maximumFractionDigits: 1 });

/** "1,234". */
export const plain = (count: number) => count.toLocaleString(pageLanguage());

/** "1.5 MB", in kB below one, in GB from 1,024 of them. */
export const sizeOf = (bytes: number) => {
  if (bytes > 0 && bytes < megabyte) return unit(bytes / 1024, 'kilobyte');
  const megabytes = bytes / megabyte;
  return megabytes < 1024 ? unit(megabytes, 'megabyte') : unit(megabytes / 1024, 'gigabyte');
};

/** "850 ms", "12.5 sec" or "3 min". */
export const lasting = (ms: number) => {
  if (ms < 1000) return unit(Math.round(ms), 'millisecond');
  return ms < 60_000 ? unit(ms / 1000, 'second') : unit(Math.round(ms / 60_000), 'minute');
};
