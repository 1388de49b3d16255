/** What these things store under `address` opens a calendar or a receiver elsewhere, for every program that knows it. */
const withAddress: ReadonlySet<string> = new Set(['webhook', 'calendarSubscription']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Plain JSON: maps become objects, sets become lists. */
const plain = (_name: string, value: unknown): unknown => {
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
};

/** What an auditor is shown of an event or a state; null for a state that is nothing yet. */
export const shownContents = (subject: string, contents: unknown): Record<string, unknown> | null => {
  const copied: unknown = JSON.parse(JSON.stringify(contents ?? null, plain));
  if (copied === null) return null;
  if (!isObject(copied)) return { value: copied };
  return withAddress.has(subject) && 'address' in copied ? { ...copied, address: '[hidden]' } : copied;
};
