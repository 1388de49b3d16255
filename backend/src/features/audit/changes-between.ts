import { mostChanges, type StateChange } from '@hub/contracts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const nothing: Fields = {};

/**
 * The fields in which two pieces of JSON differ, by path, in the order of the later one. Lists are compared place by place.
 * At most a thousand.
 */
export const changesBetween = (before: unknown, after: unknown): StateChange[] => {
  const changes: StateChange[] = [];
  const compare = (path: string, [old, now]: readonly [unknown, unknown]) => {
    if (changes.length >= mostChanges || Object.is(old, now)) return;
    const [oldFields, nowFields] = [fieldsOf(old), fieldsOf(now)];
    // a field without the other side's parts is shown whole, the top level is not
    if (path !== '' && (!oldFields || !nowFields || Array.isArray(old) !== Array.isArray(now))) {
      changes.push({ field: path, before: old ?? null, after: now ?? null });
      return;
    }
    const [left, right] = [oldFields ?? nothing, nowFields ?? nothing];
    for (const name of new Set([...Object.keys(right), ...Object.keys(left)]))
      compare(path === '' ? name : `${path}.${name}`, [left[name], right[name]]);
  };
  compare('', [before, after]);
  return changes;
};
