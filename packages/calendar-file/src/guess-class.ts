import type { ClassView } from '@hub/contracts';

type Named = Pick<ClassView, 'id' | 'name' | 'courseCode'>;

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const shortest = 4;

/** The class whose code, or else name, is in the text; the longest when several are. */
export const classIn = <Class extends Named>(text: string, classes: readonly Class[]): Class | undefined => {
  const within = letters(text);
  const found = (nameOf: (one: Class) => string | null) =>
    classes
      .map((one) => ({ one, name: letters(nameOf(one) ?? '') }))
      .filter(({ name }) => name.length >= shortest && within.includes(name))
      .toSorted((a, b) => b.name.length - a.name.length)[0]?.one;
  return found(({ courseCode }) => courseCode) ?? found(({ name }) => name);
};
