const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where an answer lacks something of an earlier one, or says something else; new fields are welcome, new items of a list
 * are not.
 */
export const differences = (earlier: unknown, now: unknown, path = 'GET'): string[] => {
  if (Array.isArray(earlier)) {
    if (!Array.isArray(now) || now.length !== earlier.length) return [`${path} has not ${earlier.length} items`];
    return earlier.flatMap((item, index) => differences(item, now[index], `${path} ${index}`));
  }
  if (isObject(earlier)) {
    if (!isObject(now)) return [`${path} is missing`];
    return Object.entries(earlier).flatMap(([key, value]) => differences(value, now[key], `${path} ${key}`));
  }
  return Object.is(earlier, now) ? [] : [`${path} was ${JSON.stringify(earlier)} and is ${JSON.stringify(now)}`];
};
