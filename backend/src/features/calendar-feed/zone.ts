import { tzlib_get_ical_block as blockOf } from 'timezones-ical-library';

/** A time zone as calendar files have it: its name, and when its clocks change (RFC 5545 §3.6.5). */
export interface FileZone {
  readonly name: string;
  readonly generator: () => string;
}

/** By a name of the IANA database, old names too; null for one that the library does not know. */
export const fileZoneOf = (zone: string): FileZone | null => {
  const found = blockOf(zone);
  const [block, id] = Array.isArray(found) ? found : [];
  return block && id ? { name: id.slice('TZID='.length), generator: () => block } : null;
};
