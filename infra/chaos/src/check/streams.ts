import { categories, categoryOf, type Effect, type LoggedEvent, type Operation } from '../history/operation.ts';
import type { Check } from './check.ts';

/** The event that an operation must have appended. */
interface ExpectedEvent {
  readonly type: string;
  readonly operation: string;
  /** The outcome is unknown: the event may be missing. */
  readonly maybe: boolean;
}

/** Events that reading and analysis append automatically; no request determines how many there are. */
const automaticEvents = new Set([
  'AnalysisRequested',
  'SyllabusAnalysisFailed',
  'SyllabusAnalyzed',
  'DocumentRead',
  'DocumentUnreadable',
  'DocumentSuperseded',
]);
const judged = new Set<string>([...categories, 'user']);

const isByWorkflow = ({ metadata }: LoggedEvent) => metadata['actorKind'] === 'workflow';

type Judged = Operation & { readonly effect: Effect };

/** The expected events of each stream, in the order of the student's requests. */
const expectedEvents = (operations: readonly Judged[]) => {
  const wanted = new Map<string, ExpectedEvent[]>();
  for (const { id, outcome, effect } of operations) {
    if (outcome === 'fail' || effect.stream === null) continue;
    const list = wanted.get(effect.stream) ?? [];
    list.push({ type: effect.type, operation: id, maybe: outcome === 'unknown' });
    wanted.set(effect.stream, list);
  }
  return wanted;
};

const without = (from: readonly string[], taken: readonly string[]) => {
  const left = [...from];
  for (const each of taken) {
    const index = left.indexOf(each);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
};

/** Whether the events match the expected ones in order; those of unknown outcome may be missing. */
const follows = (types: readonly string[], wanted: readonly ExpectedEvent[]): boolean => {
  const [first, ...rest] = wanted;
  if (!first) return types.length === 0;
  if (types[0] === first.type && follows(types.slice(1), rest)) return true;
  return first.maybe && follows(types, rest);
};

interface Faults {
  readonly lost: string[];
  readonly duplicated: string[];
  readonly reordered: string[];
}

const judge = (stream: string, { types, wanted }: { types: string[]; wanted: ExpectedEvent[] }, faults: Faults) => {
  if (follows(types, wanted)) return;
  const missing = without(
    wanted.filter(({ maybe }) => !maybe).map(({ type }) => type),
    types,
  );
  const extra = without(
    types,
    wanted.map(({ type }) => type),
  );
  for (const type of missing) {
    const { operation } = wanted.findLast((each) => each.type === type) ?? { operation: '?' };
    faults.lost.push(`${stream} has no ${type} for the acknowledged ${operation}`);
  }
  for (const type of extra) faults.duplicated.push(`${stream} has one ${type} too many`);
  if (missing.length + extra.length > 0) return;
  faults.reordered.push(`${stream} has ${types.join(', ')} instead of ${wanted.map(({ type }) => type).join(', ')}`);
};

/** Streams that no response named, beyond one per creation of unknown outcome. */
const unexplainedStreams = (streams: readonly string[], operations: readonly Judged[]) => {
  const left = operations
    .filter(({ outcome, effect }) => outcome === 'unknown' && effect.stream === null)
    .map(({ effect }) => effect.category);
  return streams.filter((stream) => {
    const index = left.findIndex((category) => category === categoryOf(stream));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
};

/** Checks that every acknowledged command has its event, once and in order, and that there are no other events. */
export const checkStreams = (all: readonly Operation[], log: readonly LoggedEvent[]): Check[] => {
  const operations = all.filter((operation): operation is Judged => operation.effect !== null);
  const wanted = expectedEvents(operations);
  const stored = Map.groupBy(
    log.filter(({ stream, type }) => judged.has(categoryOf(stream)) && !automaticEvents.has(type)),
    ({ stream }) => stream,
  );
  const faults: Faults = { lost: [], duplicated: [], reordered: [] };
  for (const [stream, list] of wanted) {
    judge(stream, { types: (stored.get(stream) ?? []).map(({ type }) => type), wanted: list }, faults);
  }
  const unasked = [...stored].filter(([stream, [first]]) => !wanted.has(stream) && first && !isByWorkflow(first));
  for (const stream of unexplainedStreams(
    unasked.map(([stream]) => stream),
    operations,
  )) {
    faults.duplicated.push(`${stream} was created by no acknowledged command`);
  }
  const acknowledged = operations.filter(({ outcome }) => outcome === 'ok').length;
  const of = (list: readonly string[]) => `${list.length} of ${acknowledged}`;
  return [
    { name: 'acknowledged commands lost', summary: of(faults.lost), faults: faults.lost },
    { name: 'effects duplicated', summary: of(faults.duplicated), faults: faults.duplicated },
    { name: 'commands out of order', summary: of(faults.reordered), faults: faults.reordered },
  ];
};
