import type { ClassId, DocumentId, RejectionCode, UserId } from '@hub/contracts';
import { Rejection } from '../platform/domain/index.ts';
import type { StudyMaterial } from './study-material.ts';

interface Source {
  /** Rejects when the class is not the student's own. */
  readonly classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when one of them is not a document of the class. */
  readonly requireInClass: (owner: UserId, classId: ClassId, ids: readonly DocumentId[]) => Promise<void>;
}

/** What the generation of one kind of material uses. */
export interface GenerationDependencies<Id, View, Input> extends Source {
  readonly find: (owner: UserId, id: Id) => Promise<View | undefined>;
  /** Has the parts written from the input, which is prepared just before, and waits for them. */
  readonly write: (id: Id, owner: UserId, prepare: () => Promise<Input>) => Promise<unknown>;
}

interface Generation<Id, Input> {
  readonly id: Id;
  readonly by: UserId;
  readonly classId: ClassId;
  readonly documentIds: readonly DocumentId[] | null;
  /** Records that the parts are requested. */
  readonly prepare: () => Promise<Input>;
}

/**
 * Has material written by AI. A repeat under the same idempotency key joins the writing under way, or finds its result.
 * @throws Rejection `ai_slow` when it is written and not readable yet
 */
export const generateOnce = async <Id, View extends { readonly modelUsed: string | null }, Input>(
  { classOf, requireInClass, find, write }: GenerationDependencies<Id, View, Input>,
  { id, by, classId, documentIds, prepare }: Generation<Id, Input>,
): Promise<{ readonly view: View; readonly modelUsed: string }> => {
  await classOf(by, classId);
  await requireInClass(by, classId, documentIds ?? []);
  if (!(await find(by, id))) await write(id, by, prepare);
  const view = await find(by, id);
  if (!view?.modelUsed) throw new Rejection('ai_slow');
  return { view, modelUsed: view.modelUsed };
};

/** Loads a student's material whose writing was requested, as the event log has it. */
export const requestedFrom =
  <Id, Request, State extends StudyMaterial<Request, unknown, unknown>>(
    load: (id: Id) => Promise<State | null>,
    missing: RejectionCode,
  ) =>
  async (id: Id, owner: UserId): Promise<State & { readonly request: NonNullable<State['request']> }> => {
    const state = await load(id);
    if (!state?.request || state.deleted || state.ownerId !== owner) throw new Rejection(missing);
    return { ...state, request: state.request };
  };
