import { categoryOf, type Operation, type VisibleState } from '../history/operation.ts';
import type { Check } from './check.ts';

type Things = Map<string, VisibleState>;

const learn = (things: Things, { effect, outcome }: Operation) => {
  if (outcome !== 'ok' || !effect?.stream || effect.shows === null) return;
  if (effect.shows === 'gone') things.delete(effect.stream);
  else things.set(effect.stream, effect.shows);
};

const text = (shown: VisibleState | undefined) => (shown ? JSON.stringify(shown) : 'nothing');

/** Compares one student's reads with what earlier responses acknowledged. */
const faultsOf = (operations: readonly Operation[]): string[] => {
  const things: Things = new Map();
  const faults: string[] = [];
  for (const operation of operations) {
    learn(things, operation);
    const { id, seen, stale, outcome } = operation;
    if (!seen || stale || outcome !== 'ok') continue;
    const promised = new Map([...things].filter(([stream]) => categoryOf(stream) === seen.category));
    for (const stream of new Set([...promised.keys(), ...Object.keys(seen.things)])) {
      const [was, should] = [text(seen.things[stream]), text(promised.get(stream))];
      if (was !== should) faults.push(`${id} showed ${was} for ${stream} after ${should} was acknowledged`);
    }
  }
  return faults;
};

/**
 * Checks that students read their own writes on either API. A student's operations are sequential and stop at the first
 * unknown outcome; a response marked as stale is accepted.
 */
export const checkReads = (operations: readonly Operation[]): Check => {
  const byStudent = Map.groupBy(operations, ({ student }) => student);
  const faults = [...byStudent.values()].flatMap(faultsOf);
  const reads = operations.filter(({ seen }) => seen !== null);
  const admitted = reads.filter(({ stale }) => stale).length;
  const summary = `${faults.length} of ${reads.length}${admitted > 0 ? `, ${admitted} marked as stale` : ''}`;
  return { name: 'stale reads', summary, faults };
};
