import type { ClassView } from '@hub/contracts';
import { t } from '../messages.ts';

/** The name of an item's class, and a word in its place while it cannot be read; nothing without a class. */
export type ClassNameOf = (item: { classId: string | null }) => string | undefined;

export const classNamesOf = (classes: readonly ClassView[]): ClassNameOf => {
  const names = new Map<string, string>(classes.map(({ id, name }) => [id, name]));
  return ({ classId }) => (classId ? (names.get(classId) ?? t('row.someClass')) : undefined);
};
