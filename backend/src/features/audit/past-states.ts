import { longestHistory } from '@hub/contracts';
import type { Histories, PastContents } from '../../platform/audit/index.ts';
import { type AnyAggregate, Rejection } from '../../platform/domain/index.ts';
import { classNamedBy } from './class-of.ts';
import { shownContents } from './shown-contents.ts';

interface Past {
  readonly revision: number | null;
  readonly recordedAt: string | null;
  readonly state: Record<string, unknown> | null;
}

/** A thing at several moments, whose it is, and in which classes it was then; where it began, if it was not there yet. */
interface PastStates {
  readonly ownerId: string;
  readonly classIds: readonly (string | null)[];
  readonly isErased: boolean;
  readonly states: readonly Past[];
}

type Owned = Pick<PastStates, 'ownerId' | 'isErased'> & { readonly classId: string | null };
type Reached = Pick<PastContents, 'revision' | 'recordedAt'> & Pick<Owned, 'classId'> & { readonly state: unknown };

const notYet: Past = { revision: null, recordedAt: null, state: null };

/** `moment`: a time, ISO 8601 UTC, or a position of the log. */
const isUntil = ({ recordedAt, position }: PastContents, moment: string) =>
  /^\d+$/.test(moment) ? position <= BigInt(moment) : recordedAt <= moment;

const ownedAfter = (known: Owned, { shape }: PastContents): Owned => {
  if (!shape) return { ...known, isErased: true };
  const classId = classNamedBy(shape);
  return classId === undefined ? known : { ...known, classId };
};

/**
 * Folds a thing's events with its own rules, up to each moment.
 * @throws Rejection `not_found` without any event or rules for it; `history_too_long`
 */
export const pastStates =
  (histories: Pick<Histories, 'contents'>, aggregates: ReadonlyMap<string, AnyAggregate>) =>
  async (subject: string, subjectId: string, moments: readonly string[]): Promise<PastStates> => {
    const aggregate = aggregates.get(subject);
    if (!aggregate) throw new Rejection('not_found');
    const { decider, events } = aggregate;
    let known: Owned | null = null;
    let state = decider.initialState;
    let reached: (Reached | null)[] = [];
    for await (const event of histories.contents(`${subject}-${subjectId}`)) {
      const isPast = moments.map((moment) => isUntil(event, moment));
      if (known && !isPast.includes(true)) break;
      const { revision, recordedAt, ownerId, shape } = event;
      if (revision >= longestHistory) throw new Rejection('history_too_long');
      if (known?.ownerId !== ownerId) {
        // an address that belonged to another student before
        known = { ownerId, classId: null, isErased: false };
        state = decider.initialState;
        reached = moments.map(() => null);
      }
      known = ownedAfter(known, event);
      if (shape) state = decider.evolve(state, events.parse(shape));
      const now = { revision, recordedAt, state, classId: known.classId };
      reached = reached.map((earlier, index) => (isPast[index] ? now : earlier));
    }
    if (!known) throw new Rejection('not_found');
    const { ownerId, isErased, classId } = known;
    const states = reached.map((one): Past => {
      if (!one) return notYet;
      const { revision, recordedAt } = one;
      return { revision, recordedAt, state: shownContents(subject, one.state) };
    });
    return { ownerId, isErased, classIds: reached.map((one) => (one ?? { classId }).classId), states };
  };
