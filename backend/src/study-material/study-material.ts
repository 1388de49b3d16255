import type { RejectionCode, UserId } from '@hub/contracts';
import { Rejection } from '../platform/domain/index.ts';

/** A card or question with its place. Deleted ones are kept, so that they can be restored to that place. */
export type Kept<Part> = Part & { readonly position: number; readonly deleted: boolean };

/** The state of a thing that consists of parts, and that AI writes on request: a set of cards, a test of questions. */
export interface StudyMaterial<Request, Fields, Part> {
  readonly ownerId: UserId;
  readonly request: Request | null;
  /** Null until the parts that were requested are written. */
  readonly fields: (Fields & { readonly modelUsed: string | null }) | null;
  /** By id, including deleted ones. */
  readonly parts: Readonly<Record<string, Kept<Part>>>;
  readonly deleted: boolean;
}

/** Whether it can no longer be restored. Nothing is known of it then. */
export const isErased = ({ request, fields }: StudyMaterial<unknown, unknown, unknown>): boolean => !request && !fields;

/** Parts that are not deleted. */
export const partCount = ({ parts }: Pick<StudyMaterial<unknown, unknown, unknown>, 'parts'>): number =>
  Object.values(parts).filter(({ deleted }) => !deleted).length;

/** The state with one part replaced; unchanged when `change` returns none. */
export const withPart = <Request, Fields, Part>(
  state: StudyMaterial<Request, Fields, Part> | null,
  id: string,
  change: (part?: Kept<Part>) => Kept<Part> | undefined,
): StudyMaterial<Request, Fields, Part> | null => {
  const part = change(state?.parts[id]);
  return state && part ? { ...state, parts: { ...state.parts, [id]: part } } : state;
};

interface Missing {
  /** The code when there is no such material. */
  readonly whole: RejectionCode;
  readonly part: RejectionCode;
}

/** Checks shared by the deciders. A deleted material, and another student's, looks the same as a missing one. */
export const checksOf = (missing: Missing) => {
  /** @throws Rejection */
  const own = <State extends Pick<StudyMaterial<unknown, unknown, unknown>, 'ownerId' | 'deleted'>>(
    state: State | null,
    by: UserId,
    otherwise = missing.whole,
  ): State => {
    if (!state || state.ownerId !== by || state.deleted) throw new Rejection(otherwise);
    return state;
  };

  /** Rejects material that is still being written, too. @throws Rejection */
  const shown = <Fields, Part>(
    state: StudyMaterial<unknown, Fields, Part> | null,
    by: UserId,
    otherwise = missing.whole,
  ) => {
    const { fields, ...rest } = own(state, by, otherwise);
    if (!fields) throw new Rejection(otherwise);
    return { ...rest, fields };
  };

  return {
    own,
    shown,
    /** @throws Rejection */
    partOf: <Part>(state: StudyMaterial<unknown, unknown, Part> | null, by: UserId, id: string): Kept<Part> => {
      const part = shown(state, by, missing.part).parts[id];
      if (!part || part.deleted) throw new Rejection(missing.part);
      return part;
    },
  };
};
