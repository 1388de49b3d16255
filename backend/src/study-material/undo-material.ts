import type { RejectionCode, UserId } from '@hub/contracts';
import { isDeepStrictEqual } from 'node:util';
import { revertedState } from '../platform/commands/index.ts';
import { Rejection, type UndoContext } from '../platform/domain/index.ts';
import { isErased, type Kept, partCount, type StudyMaterial } from './study-material.ts';

interface Restored<Fields> {
  readonly ownerId: UserId;
  readonly fields: Fields & { readonly modelUsed: string | null };
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** The events of one kind of material, and its limit. */
interface UndoEvents<Event, Fields, Part> {
  readonly most: number;
  readonly full: RejectionCode;
  readonly deleted: () => Event;
  readonly restored: (material: Restored<Fields>) => Event;
  readonly partDeleted: (id: string) => Event;
  readonly partRestored: (id: string, part: Omit<Kept<Part>, 'deleted'>) => Event;
}

/**
 * Undoes a command to a material or its parts. Undoing its creation deletes it.
 * @throws Rejection `changed_since`, or the code for too many parts
 */
export const undoMaterial = <Event, Request, Fields, Part>(
  done: UndoContext<Event, StudyMaterial<Request, Fields, Part> | null>,
  { most, full, deleted, restored, partDeleted, partRestored }: UndoEvents<Event, Fields, Part>,
): readonly Event[] => {
  const { after, now, beganAt } = done;
  if (!now || isErased(now) || (now.deleted && !after?.deleted)) throw new Rejection('changed_since');
  const material = revertedState(done);
  if (!material?.fields || material.deleted) {
    if (now.deleted) throw new Rejection('changed_since'); // its writing was cancelled
    return [deleted()];
  }
  if (partCount(material) > most) throw new Rejection(full);

  const partEvents = (id: string, part: Kept<Part>, wanted: Kept<Part> | undefined): Event[] => {
    if (isDeepStrictEqual(part, wanted)) return [];
    if (part.deleted && (!wanted || wanted.deleted)) throw new Rejection('changed_since');
    if (!wanted || wanted.deleted) return [partDeleted(id)];
    const { deleted: _deleted, ...rest } = wanted;
    return [partRestored(id, rest)];
  };
  const { ownerId, fields, parts } = material;
  const differs = now.deleted || !isDeepStrictEqual(now.fields, fields);
  return [
    ...(differs ? [restored({ ownerId, fields, createdAt: beganAt })] : []),
    ...Object.entries(now.parts).flatMap(([id, part]) => partEvents(id, part, parts[id])),
  ];
};
