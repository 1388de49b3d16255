import type { ClassView } from '@hub/contracts';
import { t } from '../messages.ts';

/** Returns the name of an item's class: a generic word if the class is unknown, undefined if the item has none. */
export type ClassNameOf = (item: { classId: string | null }) => string | undefined;

export const classNamesOf = (classes: readonly ClassView[]): ClassNameOf => {
  const names = new Map<string, string>(classes.map(({ id, name }) => [id, name]));
  return ({ classId }) => (classId ? (names.get(classId) ?? t('row.someClass')) : undefined);
};
