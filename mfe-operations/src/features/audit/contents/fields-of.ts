/** A path such as `profile.firstName`, and its value as text. */
export type FieldText = readonly [path: string, text: string];

const mostFields = 1000;

/** A value as text: texts as they are, everything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** Every single value of some JSON by its path, in order; the first thousand. */
export const fieldsOf = (value: unknown): FieldText[] => {
  const found: FieldText[] = [];
  const walk = (path: string, inner: unknown) => {
    if (found.length >= mostFields) return;
    if (typeof inner !== 'object' || inner === null || isEmpty(inner)) {
      if (path !== '') found.push([path, textOf(inner)]);
      return;
    }
    for (const [name, each] of Object.entries(inner)) walk(path === '' ? name : `${path}.${name}`, each);
  };
  walk('', value);
  return found;
};
