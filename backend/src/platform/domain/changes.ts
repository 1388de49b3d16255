import { isDeepStrictEqual } from 'node:util';

/** Some of the fields of `T`; undefined stands for "not named". */
export type Changes<T extends object> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** What of `wanted` really differs from `current`; null when nothing does. Fields are compared by value. */
export const changesTo = <T extends object>(current: T, wanted: Changes<T>): Changes<T> | null => {
  const differing = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(current[field as keyof T], value),
  );
  return differing.length > 0 ? (Object.fromEntries(differing) as Changes<T>) : null;
};

/** `current` with the named fields replaced. */
export const withChanges = <T extends object>(current: T, changes: Changes<T>): T => ({
  ...current,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});
