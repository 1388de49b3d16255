import type { StoredShape } from '../../platform/domain/index.ts';

/** The class that an event names; undefined when it names none, null when it takes its thing out of a class. */
export const classNamedBy = ({ data }: StoredShape): string | null | undefined => {
  if (typeof data !== 'object' || data === null || !('classId' in data)) return undefined;
  return typeof data.classId === 'string' ? data.classId : null;
};
