import { uuid5 } from '../../platform/domain/index.ts';

/** Owns the events and files of releases, which belong to no student. */
export const releasesOwner: string = uuid5('releases');
